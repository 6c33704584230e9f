import MiniSearch, { type Query, type SearchOptions } from "minisearch";

import type { VisibleEntry } from "../search-index";
import type { Places } from "./places";
import { compoundsOf, isBeginning, termOf, termsOf } from "./terms";
import { verbsOf } from "./verbs";

/** An index of terms. The ids are the positions of the entries. */
export type TermIndex = MiniSearch<VisibleEntry & { readonly id: number }>;

/**
 * Creates the inverted index in the browser instead of the build. It would be as large as the entries, which are needed anyway, and
 * creating it takes 40 ms for a hundred pages and a second, in slices, for a thousand.
 */
export async function createTermIndex(
  visible: readonly VisibleEntry[],
  around: Places,
): Promise<TermIndex> {
  const mini: TermIndex = new MiniSearch({
    fields: ["title", "address", "verbs", "text", "where"],
    extractField: ({ id, entry, places }, field) => {
      switch (field) {
        case "id":
          return id;
        case "where":
          return around.whereOf(places);
        case "verbs":
          return verbsOf(entry);
        default:
          return entry[field as "title" | "address" | "text"];
      }
    },
    tokenize: termsOf,
    processTerm: (term) => term,
  });
  await mini.addAllAsync(
    visible.map((entry, id) => ({ ...entry, id })),
    { chunkSize: 200 },
  );
  return mini;
}

/** Matches every word as typed, or the beginning of a word. */
export const exact: SearchOptions = {
  combineWith: "AND",
  tokenize: (term) => [term],
  prefix: isBeginning,
  boost: { title: 6, address: 4, where: 0.5 },
  weights: { prefix: 0.6, fuzzy: 0.2 },
};
/** The same with typos. */
export const tolerant: SearchOptions = { ...exact, fuzzy: typosIn };
/** The same without the verbs of operations: "retry" begins like "retrieve", but is not a form of it. */
export const worded: SearchOptions = { ...exact, fields: ["title", "address", "text", "where"] };

/** Turns a term of the query into the term to look up. */
export type ToTerm = (term: string) => string;

/** Creates a query in which a name matches as a whole or by all of its words: `systemIdentifier` finds `uniqueSystemIdentifier`. */
export function queryOf(query: string, toTerm: ToTerm): Query {
  return {
    queries: compoundsOf(query).map(({ text, parts }) =>
      parts.length === 1
        ? toTerm(termOf(text))
        : {
            combineWith: "OR",
            queries: [
              toTerm(termOf(text)),
              { combineWith: "AND", queries: parts.map((part) => toTerm(termOf(part.text))) },
            ],
          },
    ),
  };
}

/** Returns how many letters may be wrong, none in short words. Swapped letters count as two. */
function typosIn(term: string): number | boolean {
  if (term.length < 4) return false;
  return term.length < 6 ? 1 : 2;
}
