import type { EntryKind, IndexEntry, IndexRest, SearchIndex, VisibleEntry } from "../search-index";
import { shapeOfBody } from "./error-body";
import { essenceOf, isFiller } from "./essence";
import { learnTerms } from "./known-terms";
import { Finder, type Result } from "./finder";
import { maxQuery } from "./limits";
import { type HitPlace, Places } from "./places";
import { createTermIndex, exact } from "./term-index";
import { compoundsOf, termsOf } from "./terms";

/** A search result. */
export interface Hit {
  readonly entry: IndexEntry;
  /** Best first; never empty. */
  readonly places: readonly HitPlace[];
  /** Number of pages that contain it; may exceed the number of places. */
  readonly pages: number;
  /** The terms of the index that match the query. */
  readonly terms: readonly string[];
}

/** The hits of one kind, best first; `pasted` is the shape of a pasted error body. */
export interface HitGroup {
  readonly kind: EntryKind | "pasted";
  readonly hits: readonly Hit[];
}

export interface Search {
  /**
   * Returns the groups of hits, first those that the query names, then those with all its words in a title; may be empty. For the JSON
   * of an error body, returns its shape.
   */
  find(query: string): readonly HitGroup[];
  /** Returns the terms of the index that are most like the query; may be empty. */
  suggest(query: string): readonly string[];
  /** Whether it searches only a part of the index. It then allows no typos, because the rest may have the words exactly. */
  readonly isPart: boolean;
  /** The first pages of the site, for when nothing is found. */
  readonly firstPages: readonly HitPlace[];
}

/** Name of the current version, by id of the set of docs. */
export type CurrentVersions = Readonly<Record<string, string>>;

/** Maximum number of hits per kind. To find a seventh, readers type another letter. */
const maxHits = 6;
const maxSuggestions = 3;

/** The order of groups that match equally well: operations to call, guides, then the details. */
const kindOrder: readonly EntryKind[] = [
  "operation",
  "guide",
  "parameter",
  "property",
  "error",
  "reference",
  "model",
];

/**
 * Creates a search over an index.
 *
 * @param versions the versions to search
 */
export async function createSearch(index: SearchIndex, versions: CurrentVersions): Promise<Search> {
  learnTerms(index.terms);
  const visible = visibleEntries(index, versions);
  const around = new Places(index, visible);
  const termIndex = await createTermIndex(visible, around);
  const isPart = index.isPart === true;
  const finder = new Finder(termIndex, visible, isPart, index.synonyms);
  return {
    find(pasted) {
      const shape = shapeOfBody(pasted, visible);
      if (shape) {
        const { entry, place } = shape;
        const hit = { entry, places: around.hitPlaces([place]), pages: 1, terms: [] };
        return [{ kind: "pasted", hits: [hit] }];
      }
      // Positions in an array are not part of a path: `schedule[0].start`.
      const query = pasted.slice(0, maxQuery).replace(/\[\d*\](?=\.)/g, "");
      if (compoundsOf(query).length === 0) return [];
      return groupsOf(finder.find(query), essenceOf(query).isQuestion).map(({ kind, results }) => ({
        kind,
        hits: results.map(({ entry, places, terms }) => ({
          entry,
          places: around.hitPlaces(around.nearestFirst(places, query)),
          pages: Math.max(entry.pages ?? 0, places.length),
          terms,
        })),
      }));
    },
    suggest(query) {
      // Numbers get no suggestions: 400 does not help a search for 401.
      const written = termsOf(query.slice(0, maxQuery)).filter((term) => /\p{L}/u.test(term));
      // Fewer than half of the letters may differ.
      const fuzzy = (term: string) => Math.floor(term.length * 0.43);
      const terms = written.flatMap((term) =>
        termIndex
          .search(term, { ...exact, prefix: false, fuzzy, maxFuzzy: 4 })
          .flatMap((result) => result.terms)
          .filter((found) => found.length > 3 && !isFiller(found)),
      );
      return [...new Set(terms)].slice(0, maxSuggestions);
    },
    isPart,
    firstPages: around.hitPlaces(
      visible
        .filter(({ entry }) => entry.kind === "guide" || entry.kind === "reference")
        .flatMap(({ places }) => places.filter(([, , fragment]) => fragment === ""))
        .slice(0, maxSuggestions + 1),
    ),
  };
}

/** Joins the stages of an index. */
export function wholeIndex(
  { pages, trails, entries, synonyms, terms }: SearchIndex,
  rest: IndexRest,
): SearchIndex {
  const complete = entries.map((entry, index) => ({ ...entry, text: rest.texts[index] ?? "" }));
  return {
    pages,
    trails: [...trails, ...rest.trails],
    entries: [...complete, ...rest.entries],
    synonyms,
    terms,
  };
}

/** Returns the first results of each kind: the best-ranked kind first, equal kinds by `kindOrder`. */
function groupsOf(
  results: readonly Result[],
  isQuestion: boolean,
): readonly { readonly kind: EntryKind; readonly results: readonly Result[] }[] {
  // A kind moves up only if it is a whole step of `rankOf` better. Within a step, `rankOf` adds less than 0.1 and subtracts at most 0.03.
  const bestOf = (group: readonly Result[]) =>
    Math.floor(Math.max(...group.map(({ rank }) => rank)) * 10 + 0.31) / 10;
  return (
    kindOrder
      .map((kind) => ({ kind, results: results.filter(({ entry }) => entry.kind === kind) }))
      .filter((group) => group.results.length > 0)
      // Guides answer how-to questions.
      .sort((a, b) => (isQuestion ? Number(b.kind === "guide") - Number(a.kind === "guide") : 0))
      .sort((a, b) => bestOf(b.results) - bestOf(a.results))
      .map((group) => ({ ...group, results: group.results.slice(0, maxHits) }))
  );
}

/** Returns the entries of the current versions, with their places in these versions. */
function visibleEntries(index: SearchIndex, versions: CurrentVersions): readonly VisibleEntry[] {
  const isVisible = index.pages.map(({ docs }) => !docs || versions[docs[0]] === docs[1]);
  return index.entries
    .map((entry) => ({ entry, places: entry.places.filter(([page]) => isVisible[page]) }))
    .filter(({ places }) => places.length > 0);
}
