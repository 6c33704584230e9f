import MiniSearch, { type Query, type SearchOptions, type SearchResult } from "minisearch";

import type { EntryKind, IndexEntry, IndexPlace, SearchIndex } from "../search-index";
import { essenceOf, isFiller } from "./essence";
import { nameRank } from "./name-rank";
import { stemOf } from "./stem";
import { compoundsOf, termOf, termsOf } from "./terms";
import { verbsOf } from "./verbs";

/** Where a hit leads. */
export interface HitPlace {
  /** Path and fragment, without the base path. */
  readonly to: string;
  readonly page: string;
  /** Between the page and the hit; empty where there is nothing. */
  readonly trail: string;
}

/** One thing that was found. */
export interface Hit {
  readonly entry: IndexEntry;
  /** The best first; never empty. */
  readonly places: readonly HitPlace[];
  /** On how many pages it stands; may be more than there are places. */
  readonly pages: number;
  /** The terms of the index that the query has met. */
  readonly terms: readonly string[];
}

/** The hits of one kind, the best first. */
export interface HitGroup {
  readonly kind: EntryKind;
  readonly hits: readonly Hit[];
}

/** Answers to queries. */
export interface Search {
  /** First the groups that hold what the query names, then those with all its words in a title; empty where nothing fits. */
  find(query: string): readonly HitGroup[];
  /** Terms of the index that are most like the query; empty where none is. */
  suggest(query: string): readonly string[];
  /** The first pages of the site, for readers whom no query has helped. */
  readonly firstPages: readonly HitPlace[];
}

/** Name of the version being read, by id of the set of docs. */
export type ReadVersions = Readonly<Record<string, string>>;

/** Hits of one kind; who wants the seventh writes one more letter. */
const mostHits = 6;
const mostSuggestions = 3;

/** The order of groups that meet a query equally well: what to call, how to, then the details. */
const kindOrder: readonly EntryKind[] = [
  "operation",
  "guide",
  "parameter",
  "property",
  "error",
  "reference",
  "model",
];

/** The share of a query's words that must be met where not all of them are. */
const enough = 0.6;

/** Weighs single hits, which are compared only within their group, and where the group is cut. */
const boosts: Readonly<Record<EntryKind, number>> = {
  operation: 2,
  model: 1.6,
  error: 1.5,
  parameter: 1.4,
  property: 1.3,
  guide: 1.2,
  reference: 1,
};

interface Readable {
  readonly entry: IndexEntry;
  readonly places: readonly IndexPlace[];
}

interface Result extends Readable {
  readonly score: number;
  readonly terms: readonly string[];
  /** 1 or 2 for what the query names; less for a title with all or most of its words. */
  readonly rank: number;
}

/** What makes a term of the query one that is looked for. */
type ToTerm = (term: string) => string;

/**
 * Makes an index answer. The inverted index is built here rather than at build time: written down it would be as large again as the
 * entries, which are needed anyway, while building it takes 40 ms for a hundred pages and half a second, in slices, for a
 * thousand.
 *
 * @param versions what is in any other version of these docs is not found
 */
export async function createSearch(index: SearchIndex, versions: ReadVersions): Promise<Search> {
  const readable = readableEntries(index, versions);
  const titles = readable.map(({ entry }) =>
    termsOf(`${entry.title} ${entry.address ?? ""} ${verbsOf(entry)}`),
  );
  const mini = new MiniSearch<Readable & { readonly id: number }>({
    fields: ["title", "address", "verbs", "text", "where"],
    extractField: ({ id, entry, places }, field) => {
      switch (field) {
        case "id":
          return id;
        case "where":
          return placesOf(index, places)
            .map(({ page, trail }) => `${page} ${trail}`)
            .join(" ");
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
    readable.map((entry, id) => ({ ...entry, id })),
    { chunkSize: 200 },
  );
  const exact: SearchOptions = {
    combineWith: "AND",
    tokenize: (term) => [term],
    prefix: isBeginning,
    boost: { title: 6, address: 4, where: 0.5 },
    weights: { prefix: 0.6, fuzzy: 0.2 },
    boostDocument: (id: number) => boosts[readable[id]?.entry.kind ?? "reference"],
  };
  const tolerant: SearchOptions = { ...exact, fuzzy: typosIn };

  function ranked(question: string): readonly Result[] {
    const { query } = essenceOf(question);
    const essence = longWords(query);
    const rest = essence === "" ? query : essence;
    const isSentence = query !== question && compoundsOf(query).length > 2;
    // Typos are looked for where nothing is written as it was asked: "post" is no "host" as long as there is a "post".
    const attempts = [
      () => rank(query, question, exact),
      () => rank(query, question, exact, stemOf),
      () => rank(query, question, tolerant),
      // Somebody has just begun to write.
      () =>
        compoundsOf(query).length > 1 ? [] : rank(query, question, { ...exact, prefix: true }),
      () => most(query, question),
      () => rank(essence, question, exact, stemOf),
      () => rank(essence, question, tolerant),
      () => rank(rest, question, { ...tolerant, combineWith: "OR" }),
    ];
    for (const attempt of attempts) {
      const results = attempt();
      if (results.length > 0) return isSentence ? widened(results, query, question) : results;
    }
    return [];
  }

  /** A whole sentence is seldom met to its last word by what answers it: what lacks a word or two is added. */
  function widened(results: readonly Result[], query: string, question: string): readonly Result[] {
    const known = new Set(results.map(({ entry }) => entry));
    const others = most(query, question).filter(
      ({ entry }) => (entry.kind === "operation" || entry.kind === "guide") && !known.has(entry),
    );
    return [...results, ...others].sort(byRank);
  }

  /** What meets most of a query, if not all. */
  function most(query: string, question: string): readonly Result[] {
    const compounds = compoundsOf(query).map(({ text, parts }) =>
      [text, ...parts.map((part) => part.text)].map((part) => stemOf(termOf(part))),
    );
    const options: SearchOptions = { ...exact, combineWith: "OR" };
    return rank(query, question, options, stemOf, ({ queryTerms }) => {
      const met = compounds.filter((terms) => terms.some((term) => queryTerms.includes(term)));
      return met.length / compounds.length >= enough;
    });
  }

  function rank(
    query: string,
    question: string,
    options: SearchOptions,
    toTerm: ToTerm = (term) => term,
    filter: (result: SearchResult) => boolean = () => true,
  ): readonly Result[] {
    const stems = compoundsOf(query).flatMap(({ parts }) =>
      parts.map((part) => stemOf(termOf(part.text))),
    );
    return mini
      .search(queryOf(query, toTerm), options)
      .filter(filter)
      .flatMap((result): readonly Result[] => {
        const id = result.id as number;
        const found = readable[id];
        if (!found) return [];
        const { score, terms, match } = result;
        // The page around it has the words, it itself has none of them.
        if (Object.values(match).every((fields) => fields.every((field) => field === "where")))
          return [];
        return [{ ...found, score, terms, rank: rankOf(id, question, stems) }];
      })
      .sort((a, b) => byRank(a, b) || b.score - a.score);
  }

  function rankOf(id: number, question: string, stems: readonly string[]): number {
    const entry = readable[id]?.entry;
    if (!entry) return 0;
    const name = nameRank(entry, question);
    // The names of models are made of the words that everything else is about.
    if (name > 0 || entry.kind === "model") return name;
    // "create class countryCode" is about the row of that name, and so is what may become it.
    const isRow = entry.kind === "parameter" || entry.kind === "property";
    const isNamed =
      isRow &&
      compoundsOf(question).some(
        ({ text, parts }) => parts.length > 1 && termOf(entry.title).startsWith(termOf(text)),
      );
    if (isNamed) return 0.6;
    const met = stems.filter((stem) =>
      titles[id]?.some((term) => (isBeginning(stem) ? term.startsWith(stem) : term === stem)),
    );
    if (met.length === stems.length) return 0.5;
    // In a sentence a word may be one too many; among a few words each one counts.
    return stems.length > 3 && met.length / stems.length >= enough ? 0.4 : 0;
  }

  return {
    find(query) {
      if (compoundsOf(query).length === 0) return [];
      const queried = termsOf(query);
      return groupsOf(ranked(query), essenceOf(query).isQuestion).map(({ kind, results }) => ({
        kind,
        hits: results.map(({ entry, places, terms }) => ({
          entry,
          places: nearestFirst(placesOf(index, places), queried),
          pages: Math.max(entry.pages ?? 0, places.length),
          terms,
        })),
      }));
    },
    suggest(query) {
      // A number is not mistyped: whoever looks for 401 is not helped by 400.
      const written = termsOf(query).filter((term) => /\p{L}/u.test(term));
      const terms = written.flatMap((term) =>
        mini
          .search(term, { ...exact, prefix: false, fuzzy: editsIn, maxFuzzy: 4 })
          .flatMap((result) => result.terms)
          .filter((found) => found.length > 3 && !isFiller(found)),
      );
      return [...new Set(terms)].slice(0, mostSuggestions);
    },
    firstPages: placesOf(
      index,
      readable
        .filter(({ entry }) => entry.kind === "guide" || entry.kind === "reference")
        .flatMap(({ places }) => places.filter(([, , fragment]) => fragment === ""))
        .slice(0, mostSuggestions + 1),
    ),
  };
}

function byRank(a: Result, b: Result): number {
  return b.rank - a.rank;
}

/** The first results of each kind: the kind that a query names best first, among equals as `kindOrder` says. */
function groupsOf(
  results: readonly Result[],
  isQuestion: boolean,
): readonly { readonly kind: EntryKind; readonly results: readonly Result[] }[] {
  const bestOf = (group: readonly Result[]) => Math.max(...group.map(({ rank }) => rank));
  return (
    kindOrder
      .map((kind) => ({ kind, results: results.filter(({ entry }) => entry.kind === kind) }))
      .filter((group) => group.results.length > 0)
      // How-to questions are what guides answer.
      .sort((a, b) => (isQuestion ? Number(b.kind === "guide") - Number(a.kind === "guide") : 0))
      .sort((a, b) => bestOf(b.results) - bestOf(a.results))
      .map((group) => ({ ...group, results: group.results.slice(0, mostHits) }))
  );
}

/** What can be found in the versions being read, each with its places there. */
function readableEntries(index: SearchIndex, versions: ReadVersions): readonly Readable[] {
  const isRead = index.pages.map(({ docs }) => !docs || versions[docs[0]] === docs[1]);
  return index.entries
    .map((entry) => ({ entry, places: entry.places.filter(([page]) => isRead[page]) }))
    .filter(({ places }) => places.length > 0);
}

function placesOf(index: SearchIndex, places: readonly IndexPlace[]): readonly HitPlace[] {
  return places.map(([pageIndex, trailIndex, fragment]) => {
    const { path = "/", title: page = "" } = index.pages[pageIndex] ?? {};
    const hash = fragment === "" ? "" : `#${encodeURI(fragment)}`;
    return { to: path + hash, page, trail: index.trails[trailIndex] ?? "" };
  });
}

/** The place that the query names comes first: "create class countryCode" means the row on that page. */
function nearestFirst(
  places: readonly HitPlace[],
  queried: readonly string[],
): readonly HitPlace[] {
  const nearness = ({ page, trail }: HitPlace) => {
    const terms = new Set(termsOf(`${page} ${trail}`));
    return queried.filter((term) => terms.has(term)).length;
  };
  return places
    .map((place) => ({ place, near: nearness(place) }))
    .sort((a, b) => b.near - a.near)
    .map(({ place }) => place);
}

/** What the rest of a question is about: the words that no page needs to have are short. */
function longWords(query: string): string {
  return compoundsOf(query)
    .map(({ text }) => text)
    .filter((text) => text.length > 3)
    .join(" ");
}

/** A name is met as a whole, or by all of its words: `systemIdentifier` is no beginning of `uniqueSystemIdentifier`. */
function queryOf(query: string, toTerm: ToTerm): Query {
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

/** How many letters may be wrong. Two that have changed places count twice; a short word would become another. */
function typosIn(term: string): number | boolean {
  if (term.length < 4) return false;
  return term.length < 6 ? 1 : 2;
}

/** How many letters of a term may be others for it to be offered instead: less than half. */
function editsIn(term: string): number {
  return Math.floor(term.length * 0.43);
}

/** One or two letters begin almost anything: they are met as a whole. */
function isBeginning(term: string): boolean {
  return term.length > 2;
}
