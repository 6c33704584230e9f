import type { IndexEntry, Synonyms } from "../search-index";
import { nameOf, stemOf, termsOf } from "./terms";

/** English words that a query does not need. Must not include short names such as `id`. */
export const searchFillers =
  "a all an and are as be can could do does for how i in is it may must my of should the there through to we what when which why with you your " +
  // The languages of samples, unless they are common words.
  "c curl java javascript kotlin php python";

/** Words that readers look for, by the words of a title that answers them, for any API; a site adds its own. */
const general = {
  authentication:
    "401, 403, api key, authorization, bearer, credentials, forbidden, log in, login, sign in, token, unauthorized",
  servers: "base url, environment, host, sandbox, staging",
  introduction: "first request, first steps, get started, getting started, quick start, quickstart",
  errors:
    "400, 402, 404, 409, 410, 412, 415, 418, 422, 429, 500, 502, 503, 504, bad request, conflict, error codes, http, not found, " +
    "status code, too many requests, unprocessable",
  "compare operations": "create vs update, side by side, versus",
  pagination:
    "cursor pagination, load more, next page, offset, page, page size, page through results, paging, per page, skip cursor",
  "field rules":
    "accept null, accepts null, allowed values, constraints, enum, enum values, enums, fields may be null, limits, mandatory fields, " +
    "may be null, null, null values, nullable, nullable fields, optional fields, required, required fields, validation rules",
  downloads:
    "ai, assistant, chatgpt, claude, copilot, llm, llms, mcp, openapi, sdk, swagger, typescript types",
  changelog: "breaking changes, release notes, version history, what changed, what is new",
  retry: "idempotency, time out, timeout, timeouts",
  order: "ordering, sorting",
  webhooks: "callbacks, events, notifications",
  wait: "polling",
  "date formats": "dates, datetime, iso 8601, timestamps",
  "rate limit": "throttling",
};

/** What the operations of a method do; an item's `POST` may do anything. */
const verbs: readonly (readonly [address: RegExp, words: string])[] = [
  [/^GET .*[^}]$/, "list get find fetch read retrieve show"],
  [/^GET .*\}$/, "get find fetch read retrieve show"],
  [/^POST .*[^}]$/, "create add mark new register"],
  [/^PUT/, "update change edit replace"],
  [/^PATCH/, "update change correct edit mark modify"],
  [/^DELETE/, "delete cancel remove withdraw"],
];

/** Returns the verbs for an operation, separated by spaces. */
function verbsOf({ kind, address = "" }: IndexEntry): string {
  const [, words = ""] = verbs.find(([pattern]) => pattern.test(address)) ?? [];
  return kind === "operation" ? words : "";
}

/**
 * Returns a function that returns other names of an entry, and the words that readers use for it, each on a line.
 *
 * @param own synonyms of the site
 */
export function synonyms(fillers: ReadonlySet<string>, own: Synonyms = {}) {
  const rows = [
    ...Object.entries(general).map(([words, others]) => [words, others.split(", ")] as const),
    ...Object.entries(own),
  ].map(([words, others]) => ({
    name: nameOf(words, fillers),
    stems: termsOf(words).map(stemOf),
    others: others.join("\n"),
  }));
  return (entry: IndexEntry, path: string): { readonly name: string; readonly alias: string } => {
    const stems = new Set(termsOf(entry.title).map(stemOf));
    const named = nameOf(entry.title, fillers);
    const meant = rows.filter((row) => row.stems.every((stem) => stems.has(stem)));
    const same = meant.filter(({ name }) => name === named);
    const names = [...operationNames(entry, path), ...same.map(({ others }) => others)];
    return {
      name: [...new Set([entry.title, ...names])].join("\n"),
      // Twice if they are the whole title.
      alias: [verbsOf(entry), ...[...meant, ...same].map(({ others }) => others)].join("\n"),
    };
  };
}

/** Returns further names of an operation: its id, and what it is about, alone and after a verb. */
function operationNames(entry: IndexEntry, path: string): readonly string[] {
  const { title, address = "" } = entry;
  const fixed = address
    .split("/")
    .slice(1)
    .filter((part) => !/^v\d|\{/.test(part));
  // A webhook has no path.
  if (entry.kind !== "operation" || fixed.length === 0) return [];
  const nouns = [
    ...(title === address ? [] : [title.replace(/^\S+ /, "")]),
    fixed.join(" "),
    // `/invoices/{invoice}/void` is "void invoice".
    [fixed.at(-1), ...fixed.slice(0, -1)].join(" "),
  ];
  const done = verbsOf(entry).match(/\S+/g) ?? [];
  return [
    path.split("/").at(-1) ?? "",
    ...(address.endsWith("}") ? [] : nouns),
    ...nouns.flatMap((noun) => done.map((verb) => `${verb} ${noun}`)),
  ];
}
