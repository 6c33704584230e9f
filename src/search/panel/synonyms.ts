/** What readers look for in the documentation of any API, by the words that its pages use for it: English and German. */
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
    "mobile",
    "mobile number",
    "mobile phone",
    "phone",
    "telephone",
    "telephone number",
    "handynummer",
    "telefonnummer",
  ],
  errors: ["bad request", "error codes", "not found", "too many requests"],
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
  "date formats": ["date format", "datetime", "dates", "iso 8601", "timestamp", "timestamps"],
  "rate limit": ["429", "rate limits", "rate limiting", "throttling", "too many requests"],
};

/** Languages in which operations may have samples, so that no page is about one. */
const languages =
  / (?:(?:in )?(?:c#|curl|java|javascript|kotlin|node|node\.js|php|python)|in (?:go|ruby|rust|swift))(?= |$)/g;

/** Returns other words for a whole question. */
export function synonymsOf(question: string): readonly string[] {
  const whole = question.trim().toLowerCase().replace(/\s+/g, " ");
  const topic = whole.replace(languages, "");
  return [
    ...Object.keys(synonyms).filter((word) => synonyms[word]?.includes(topic)),
    ...(topic === whole ? [] : [topic]),
  ];
}

/** Returns where a status is listed, if responses have it or nothing is about it: of `422`, `error 422`, `409 conflict`. */
export function widerTopicOf(question: string): string | undefined {
  return /^(?:(?:error|http|status)(?: code)? )?[45]\d\d(?: [a-z ]+)?$/i.test(question.trim())
    ? "errors"
    : undefined;
}
