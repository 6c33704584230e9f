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
  errors: ["bad request", "error codes", "not found", "too many requests"],
  pagination: ["load more", "next page", "offset", "page", "pages", "paging", "seiten"],
  "rate limit": ["429", "rate limits", "rate limiting", "throttling", "too many requests"],
};

/** Returns other words for a whole question. */
export function synonymsOf(question: string): readonly string[] {
  const whole = question.trim().toLowerCase().replace(/\s+/g, " ");
  const isStatus = /^[45]\d\d$/.test(whole);
  return Object.entries(synonyms).flatMap(([word, others]) =>
    others.includes(whole) || (isStatus && word === "errors") ? [word] : [],
  );
}
