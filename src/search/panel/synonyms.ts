import type { Synonyms } from "../search-index";
import { isVerb } from "./verbs";

/** For the documentation of any API, in English and German; a site adds its own. */
const general = Object.entries({
  authentication:
    "401, 403, api key, api keys, bearer, credentials, forbidden, how to log in, log in, " +
    "login, sign in, unauthorized, 401 unauthorized, 403 forbidden, authentifizierung, " +
    "anmeldung, zugangsdaten",
  servers: "base url, baseurl, environment, environments, host, sandbox, staging",
  introduction:
    "first request, first steps, get started, getting started, quick start, quickstart, " +
    "erste schritte",
  errors: "bad request, error codes, not found, too many requests, fehler, fehlermeldung",
  pagination:
    "load more, next page, offset, page, page through, page through results, page size, " +
    "pages, paging, per page, seiten",
  changelog:
    "breaking changes, release notes, version history, what changed, what has changed, " +
    "what is new, what's new",
  retry: "time out, timeout, timeouts, retries",
  order: "order by, ordering, sort, sort order, sorting",
  webhooks: "callback, callbacks, notification, notifications, webhook, webhook events",
  wait: "poll, polling",
  "date formats": "date format, datetime, dates, iso 8601, timestamp, timestamps",
  "rate limit": "429, rate limits, rate limiting, throttling, too many requests",
}).map(([word, others]) => [word, others.split(", ")] as const);

/** Languages in which operations may have samples; no page has a language as its topic. */
const languages =
  / (?:(?:in )?(?:c#|curl|java|javascript|kotlin|node|node\.js|php|python)|in (?:go|ruby|rust|swift))(?= |$)/g;

/** Returns other words for a whole question. @param own of the site, besides those for any API */
export function synonymsOf(question: string, own: Synonyms = {}): readonly string[] {
  const synonyms = [...general, ...Object.entries(own)];
  const whole = question.trim().toLowerCase().replace(/\s+/g, " ");
  const topic = whole.replace(languages, "");
  const [verb = "", ...noun] = topic.split(" ");
  return [
    ...wordsFor(topic, synonyms),
    // In "update phone number", the field may have any of the names.
    ...(isVerb(verb) ? namesOf(noun.join(" "), synonyms).map((name) => `${verb} ${name}`) : []),
    ...(topic === whole ? [] : [topic]),
  ];
}

type Entries = readonly (readonly [word: string, others: readonly string[]])[];

function wordsFor(topic: string, synonyms: Entries): readonly string[] {
  const having = (isMeant: (word: string) => boolean) =>
    synonyms.flatMap(([word, others]) => (others.some(isMeant) ? [word] : []));
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

function namesOf(noun: string, synonyms: Entries): readonly string[] {
  return synonyms.flatMap(([word, others]) =>
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
