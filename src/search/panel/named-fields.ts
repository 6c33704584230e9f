import { errorIn } from "../../shared/error-body";
import type { IndexPlace, VisibleEntry } from "../search-index";
import { addressRank, fieldRank } from "./recognize";
import { partsOf, termOf } from "./terms";

/** A name in a text, perhaps with the path before it (`schedule[0].start`, `#/schedule/0/start`) or in quotes. */
const token =
  /["'`]?[#/]*[\p{L}_$][\p{L}\p{N}_$-]*(?:(?:\.|\/|\[\d*\]\.?)[\p{L}\p{N}_$-]+|\[\d*\])*["'`]?/gu;

/** A name as an error writes it. */
interface Named {
  /** From outside in, without positions. */
  readonly path: readonly string[];
  /** Whether it cannot be an ordinary word of a sentence. */
  readonly isName: boolean;
}

/** The most fields to return: an error about more of them lists what all have in common. */
const maxFields = 8;

/**
 * Returns the fields of requests that a pasted error names in its texts, in their order, with their places. If the request is pasted as
 * well, or the error repeats its path, only the places in that call.
 *
 * @param pasted the text, with the JSON of the error
 */
export function namedFields(
  pasted: string,
  entries: readonly VisibleEntry[],
): readonly VisibleEntry[] {
  const error = errorIn(pasted);
  if (!error) return [];
  const byName = new Map<string, VisibleEntry[]>();
  const shapes = new Set<string>();
  for (const { entry, places } of entries) {
    if (entry.kind !== "parameter" && entry.kind !== "property") continue;
    const name = termOf(entry.title);
    if (places.some(([, , id]) => id.startsWith("error-"))) shapes.add(entry.title);
    const sent = places.filter(([, , id]) => /^(?:request|path|query|header|cookie)[.~]/.test(id));
    if (sent.length > 0) byName.set(name, [...(byName.get(name) ?? []), { entry, places: sent }]);
  }
  const texts = textsIn(error.body, shapes);
  const named = texts.flatMap((text) => namesIn(text, byName));
  const isSure = named.some(({ isName }) => isName);
  const pages = pagesOf(error.around, texts, entries);
  const found = named
    .filter(({ isName }) => isName === isSure)
    .flatMap(({ path }) => meant(path, byName.get(termOf(path.at(-1) ?? "")) ?? []));
  const isHere = ([page]: IndexPlace) => pages.has(page);
  const isNarrow = found.some(({ places }) => places.some(isHere));
  const all = new Map<VisibleEntry["entry"], VisibleEntry>();
  for (const { entry, places } of found) {
    const kept = isNarrow ? places.filter(isHere) : places;
    if (kept.length > 0 && !all.has(entry)) all.set(entry, { entry, places: kept });
  }
  return [...all.values()].slice(0, maxFields);
}

/** Returns the strings in a value, and the names of members that no error has, which may be those of fields. */
function textsIn(value: unknown, shapes: ReadonlySet<string>): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [
    ...(Array.isArray(value) || shapes.has(name) ? [] : [`"${name}"`]),
    ...textsIn(member, shapes),
  ]);
}

/** Returns the names in a text that fields have, also those written as words: "employer name". */
function namesIn(text: string, byName: ReadonlyMap<string, unknown>): readonly Named[] {
  const tokens = text.match(token) ?? [];
  return tokens.flatMap((whole, index) => {
    const path = whole.split(/[^\p{L}\p{N}_$-]+/u).filter((part) => /\D/.test(part));
    const name = path.at(-1) ?? "";
    const joint = [2, 3]
      .map((count) => tokens.slice(index, index + count).join(""))
      .find((words) => /^\p{L}+$/u.test(words) && words !== whole && byName.has(termOf(words)));
    if (joint !== undefined) return [{ path: [joint], isName: true }];
    if (!byName.has(termOf(name))) return [];
    const isName = path.length > 1 || /^["'`]/.test(whole) || partsOf(name).length > 1;
    return [{ path, isName }];
  });
}

/** Returns the entries of a name at the places that end with its path or, as it may begin with "body", with most of it. */
function meant(path: readonly string[], named: readonly VisibleEntry[]): readonly VisibleEntry[] {
  const exact = named.filter(({ entry }) => entry.title === path.at(-1));
  for (const start of path.keys()) {
    const end = path.slice(start).join(".").toLowerCase();
    const found = (exact.length > 0 ? exact : named)
      .map(({ entry, places }) => ({
        entry,
        places: places.filter((place) => path.length - start === 1 || fieldRank(place, end) >= 1),
      }))
      .filter(({ places }) => places.length > 0);
    if (found.length > 0) return found;
  }
  return named;
}

/** Returns the pages of the operations that a pasted request (`GET /employers`, curl) or a path in the error names. */
function pagesOf(
  around: string,
  texts: readonly string[],
  entries: readonly VisibleEntry[],
): ReadonlySet<number> {
  const [, method = ""] =
    /(?:--request|-X)[ =]*['"]?([A-Z]+)/.exec(around) ??
    /\b(GET|PUT|POST|DELETE|PATCH|QUERY)\b/.exec(around) ??
    [];
  const paths = [around, ...texts.map((text) => ` ${text} `)]
    .flatMap((text) => [...text.matchAll(/(?<=[\s'"])(?:https?:\/\/[^/\s]+)?(\/[^\s'"?#]+)/g)])
    .map(([, path = ""]) => path);
  const isNamed = (address = "") =>
    paths.some((path) => {
      const parts = path.split("/").slice(1);
      // The server of the API may have a path, too.
      return parts.some(
        (_, start) =>
          addressRank(address, method.toLowerCase(), `/${parts.slice(start).join("/")}`) === 1,
      );
    });
  return new Set(
    entries
      .filter(({ entry }) => entry.kind === "operation" && isNamed(entry.address))
      .flatMap(({ places }) => places.map(([page]) => page)),
  );
}
