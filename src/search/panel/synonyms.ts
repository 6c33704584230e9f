import { isVerb } from "./verbs";

/** Words that readers look for in the documentation of any API, by the words that its pages use: English and German. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  authentication: [
    "401",
    "403",
    "api key",
    "api keys",
    "bearer",
    "credentials",
    "forbidden",
    "how to log in",
    "log in",
    "login",
    "sign in",
    "unauthorized",
    "401 unauthorized",
    "403 forbidden",
    "authentifizierung",
    "anmeldung",
    "zugangsdaten",
  ],
  servers: ["base url", "baseurl", "environment", "environments", "host", "sandbox", "staging"],
  introduction: [
    "first request",
    "first steps",
    "get started",
    "getting started",
    "quick start",
    "quickstart",
    "erste schritte",
  ],
  "phone number": [
    "cell phone",
    "e.164",
    "mobile",
    "mobile number",
    "mobile phone",
    "phone",
    "phone pattern",
    "telephone",
    "telephone number",
    "handynummer",
    "telefon",
    "telefonnummer",
  ],
  errors: [
    "bad request",
    "error codes",
    "not found",
    "too many requests",
    "fehler",
    "fehlermeldung",
  ],
  pagination: [
    "load more",
    "next page",
    "offset",
    "page",
    "page through",
    "page through results",
    "page size",
    "pages",
    "paging",
    "per page",
    "seiten",
  ],
  changelog: [
    "breaking changes",
    "release notes",
    "version history",
    "what changed",
    "what has changed",
    "what is new",
    "what's new",
  ],
  retry: ["time out", "timeout", "timeouts", "retries"],
  order: ["order by", "ordering", "sort", "sort order", "sorting"],
  webhooks: ["callback", "callbacks", "notification", "notifications", "webhook", "webhook events"],
  wait: ["job status", "poll", "poll export", "poll job", "polling"],
  "no-show": ["absence", "no show"],
  "delete enrollment": ["disenroll", "unenroll"],
  "does not say": ["not documented", "open questions", "undocumented", "unknown"],
  "date formats": ["date format", "datetime", "dates", "iso 8601", "timestamp", "timestamps"],
  "rate limit": ["429", "rate limits", "rate limiting", "throttling", "too many requests"],
};

/** Languages in which operations may have samples; no page has a language as its topic. */
const languages =
  / (?:(?:in )?(?:c#|curl|java|javascript|kotlin|node|node\.js|php|python)|in (?:go|ruby|rust|swift))(?= |$)/g;

/** Returns other words for a whole question. */
export function synonymsOf(question: string): readonly string[] {
  const whole = question.trim().toLowerCase().replace(/\s+/g, " ");
  const topic = whole.replace(languages, "");
  const [verb = "", ...noun] = topic.split(" ");
  return [
    ...wordsFor(topic),
    // In "update phone number", the field may have any of the names.
    ...(isVerb(verb) ? namesOf(noun.join(" ")).map((name) => `${verb} ${name}`) : []),
    ...(topic === whole ? [] : [topic]),
  ];
}

function wordsFor(topic: string): readonly string[] {
  const having = (isMeant: (word: string) => boolean) =>
    Object.entries(synonyms).flatMap(([word, others]) => (others.some(isMeant) ? [word] : []));
  const exact = having((word) => word === topic);
  // In a shorter word, a different letter usually makes a different word.
  return exact.length > 0 || topic.length < 6 ? exact : having((word) => isNear(word, topic));
}

/** Whether two words differ by one missing, added or changed letter. */
function isNear(left: string, right: string): boolean {
  const at = [...left].findIndex((letter, index) => letter !== right[index]);
  const [a, b] = at === -1 ? ["", right.slice(left.length)] : [left.slice(at), right.slice(at)];
  return a === b.slice(1) || a.slice(1) === b || a.slice(1) === b.slice(1);
}

function namesOf(noun: string): readonly string[] {
  return Object.entries(synonyms).flatMap(([word, others]) =>
    word === noun || others.includes(noun) ? others.filter((other) => !other.includes(" ")) : [],
  );
}

/** Returns the topic that lists a status, for questions such as `422`, `error 422` and `409 conflict`. */
export function widerTopicOf(question: string): string | undefined {
  return /^(?:(?:error|http(?:\/[\d.]+)?|status)(?: code)? )?[45]\d\d(?: [a-z ]+)?$/i.test(
    question.trim(),
  )
    ? "errors"
    : undefined;
}
