import MiniSearch, { type Query, type SearchOptions } from "minisearch";

import { nameRank } from "./name-rank";
import type { EntryKind, IndexEntry, IndexPlace, SearchIndex } from "../search-index";
import { essenceOf } from "./essence";
import { compoundsOf, termOf, termsOf } from "./terms";

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
  /** Groups in the order of their best hits; empty where nothing fits. */
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

/** Among equals operations stand above rows, and rows above running text. */
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
  readonly rank: number;
}

/**
 * Makes an index answer. The inverted index is built here rather than at build time: written down it would be as large again as the
 * entries, which are needed anyway, while building it takes 40 ms for a hundred pages and half a second, in slices, for a
 * thousand.
 *
 * @param versions what is in any other version of these docs is not found
 */
export async function createSearch(index: SearchIndex, versions: ReadVersions): Promise<Search> {
  const readable = readableEntries(index, versions);
  const mini = new MiniSearch<Readable & { readonly id: number }>({
    fields: ["title", "address", "text", "where"],
    extractField: ({ id, entry, places }, field) => {
      switch (field) {
        case "id":
          return id;
        case "where":
          return placesOf(index, places)
            .map(({ page, trail }) => `${page} ${trail}`)
            .join(" ");
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
    prefix: true,
    boost: { title: 6, address: 4, where: 0.5 },
    weights: { prefix: 0.6, fuzzy: 0.2 },
    boostDocument: (id: number) => boosts[readable[id]?.entry.kind ?? "reference"],
  };
  const tolerant: SearchOptions = { ...exact, fuzzy: typosIn };

  function ranked(question: string): readonly Result[] {
    const { query, isQuestion } = essenceOf(question);
    const essence = longWords(query);
    // Typos are looked for where nothing is written as it was asked: "post" is no "host" as long as there is a "post".
    const attempts = [
      () => rank(query, exact),
      () => rank(query, tolerant),
      () => rank(essence, exact),
      () => rank(essence, tolerant),
      () => rank(essence === "" ? query : essence, { ...tolerant, combineWith: "OR" }),
    ];
    for (const attempt of attempts) {
      const results = attempt();
      if (results.length > 0) return isQuestion ? guidesFirst(results) : results;
    }
    return [];
  }

  function rank(query: string, options: SearchOptions): readonly Result[] {
    return mini
      .search(queryOf(query), options)
      .flatMap(({ id, score, terms }) => {
        const found = readable[id as number];
        return found ? [{ ...found, score, terms, rank: nameRank(found.entry, query) }] : [];
      })
      .sort((a, b) => b.rank - a.rank || b.score - a.score);
  }

  return {
    find(query) {
      if (compoundsOf(query).length === 0) return [];
      const queried = termsOf(query);
      return groupsOf(ranked(query)).map(({ kind, results }) => ({
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
          .search(term, { ...exact, fuzzy: 0.5, maxFuzzy: 4 })
          .slice(0, 20)
          .flatMap((result) => result.terms),
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

/** The first results of each kind; the kinds in the order in which they occur. */
function groupsOf(
  results: readonly Result[],
): readonly { readonly kind: EntryKind; readonly results: readonly Result[] }[] {
  const groups = new Map<EntryKind, Result[]>();
  for (const result of results) {
    const { kind } = result.entry;
    const group = groups.get(kind) ?? [];
    groups.set(kind, group);
    if (group.length < mostHits) group.push(result);
  }
  return [...groups].map(([kind, group]) => ({ kind, results: group }));
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

/** How-to questions are what guides answer. Their order among themselves stays. */
function guidesFirst(results: readonly Result[]): readonly Result[] {
  const isGuide = ({ entry }: Result) => entry.kind === "guide";
  return [...results.filter(isGuide), ...results.filter((result) => !isGuide(result))];
}

/** What the rest of a question is about: the words that no page needs to have are short. */
function longWords(query: string): string {
  return compoundsOf(query)
    .map(({ text }) => text)
    .filter((text) => text.length > 3)
    .join(" ");
}

/** A name is met as a whole, or by all of its words: `systemIdentifier` is no beginning of `uniqueSystemIdentifier`. */
function queryOf(query: string): Query {
  return {
    queries: compoundsOf(query).map(({ text, parts }) =>
      parts.length === 1
        ? termOf(text)
        : {
            combineWith: "OR",
            queries: [
              termOf(text),
              { combineWith: "AND", queries: parts.map((part) => termOf(part.text)) },
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
