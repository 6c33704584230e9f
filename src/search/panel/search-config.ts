import type { Options, Query, SearchOptions } from "minisearch";

import type { EntryKind, VisibleEntry } from "../search-index";
import { nameOf, stemOf, termsOf, wordsOf } from "./terms";

/** The texts of an entry that are searched. */
export interface SearchedTexts {
  readonly id: number;
  /** Its title and other names, each on a line, which is one term. */
  readonly name: string;
  readonly title: string;
  readonly address: string;
  /** Words that readers use for it; see `synonyms.ts`. */
  readonly alias: string;
  readonly text: string;
  /** Titles of the pages and rows around it. */
  readonly where: string;
}

/** How much a match in a text counts. */
const boost = { name: 20, title: 4, address: 3, alias: 4, text: 1, where: 0.5 };

/** How much an entry of a kind counts. */
const kindBoost: Readonly<Record<EntryKind, number>> = {
  operation: 1.25,
  guide: 1.2,
  reference: 1.2,
  parameter: 1,
  property: 1,
  error: 0.5,
  // Their names consist of words that occur everywhere.
  model: 0.4,
};

/** Returns how much an entry counts. */
export function boostOf({ entry: { kind, address = "" }, places }: VisibleEntry): number {
  const isPage = places.some(([, , fragment]) => fragment === "");
  // Readers look up fields that they have to write more often than fields that they read.
  const isSent = places.some(([, , fragment]) => fragment.startsWith("request"));
  const isItem = /^(?:GET .*\}$|PATCH|PUT|DELETE)/.test(address);
  return kindBoost[kind] * (isItem ? 0.9 : 1) * (isPage ? 1.5 : 1) * (isSent ? 1.1 : 1);
}

/** Returns the options of the index. */
export function indexOptions(fillers: ReadonlySet<string>): Options<SearchedTexts> {
  return {
    fields: ["name", ...wordFields],
    tokenize: (text, field) =>
      field === "name" ? text.split("\n").map((name) => nameOf(name, fillers)) : termsOf(text),
    processTerm: (term) => term,
    searchOptions: {
      boost,
      tokenize: (term) => [term],
      // With one or two letters, it would match almost anything.
      prefix: (term) => term.length > 2,
      // Names and aliases may be many; this hardly makes a text longer.
      bm25: { k: 1.2, b: 0.3, d: 0.5 },
    },
  };
}

const wordFields = ["title", "address", "alias", "text", "where"];

/** What is tried until something is found: all words, all with typos, some with typos. */
export const attempts: readonly SearchOptions[] = [
  { combineWith: "AND" },
  { combineWith: "AND", fuzzy: typosIn },
  { combineWith: "OR", fuzzy: typosIn },
];

/** Returns how many letters may be wrong, none in short words. Swapped letters count as two. */
function typosIn(term: string): number | boolean {
  if (term.length < 4) return false;
  return term.length < 8 ? 1 : 2;
}

/** Creates a query for the entries with a name, or with its words in any form. */
export function queryOf(text: string, fillers: ReadonlySet<string>, attempt: SearchOptions): Query {
  const words = wordsOf(text, fillers);
  const name = {
    fuzzy: attempt.fuzzy,
    fields: ["name"],
    weights: { prefix: 0.4, fuzzy: 0.1 },
    queries: [nameOf(text, fillers)],
  };
  const all = {
    ...attempt,
    fields: wordFields,
    processTerm: stemOf,
    // Some words may be those of a name: `ISO8601` is also written `ISO 8601`.
    queries: attempt.combineWith === "OR" ? termsOf(text) : words,
    // The reader may have just started typing.
    ...(words.length === 1 && { prefix: true }),
  };
  return { combineWith: "OR", queries: [name, all] };
}
