import MiniSearch, { type Query, type SearchOptions, type SearchResult } from "minisearch";

import type {
  EntryKind,
  IndexEntry,
  IndexPlace,
  IndexRest,
  SearchIndex,
  VisibleEntry,
} from "../search-index";
import { shapeOfBody } from "./error-body";
import { essenceOf, isFiller } from "./essence";
import { asked, isInRequest, minShare, pathIn, pathRank, rankOf, wordsOf } from "./rank";
import { stemOf } from "./stem";
import { synonymsOf, widerTopicOf } from "./synonyms";
import { compoundsOf, isBeginning, termOf, termsOf } from "./terms";
import { isVerb, verbIn, verbsOf } from "./verbs";

/** Where a hit leads. */
export interface HitPlace {
  /** Path and fragment, without the base path. */
  readonly to: string;
  readonly page: string;
  /** Section and rows between the page and the hit; may be empty. */
  readonly trail: string;
}

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
   * Returns groups that the query names first, then those with all its words in a title; may be empty. For the JSON of an error body,
   * its shape.
   */
  find(query: string): readonly HitGroup[];
  /** Returns the terms of the index that are most like the query; may be empty. */
  suggest(query: string): readonly string[];
  /** Whether it searches a part of the index: then it takes no misspellings, which the rest may have as they are. */
  readonly isPart: boolean;
  /** The first pages of the site, for when nothing is found. */
  readonly firstPages: readonly HitPlace[];
}

/** Name of the current version, by id of the set of docs. */
export type CurrentVersions = Readonly<Record<string, string>>;

/** Hits per kind; to find a seventh, readers type another letter. */
const maxHits = 6;
const maxSuggestions = 3;

/** The order of groups that match equally well: what to call, how to, then the details. */
const kindOrder: readonly EntryKind[] = [
  "operation",
  "guide",
  "parameter",
  "property",
  "error",
  "reference",
  "model",
];

interface Result extends VisibleEntry {
  readonly score: number;
  readonly terms: readonly string[];
  /** 1 or more if the query names the entry, less for a title with all or most of its words; see {@link rankOf}. */
  readonly rank: number;
}

/** Turns a term of the query into the one to look up. */
type ToTerm = (term: string) => string;

/**
 * Creates a search over an index. The inverted index is built here rather than by the build: it would be
 * as large as the entries, which are needed anyway, while building it takes 40 ms for a hundred pages and
 * a second, in slices, for a thousand.
 *
 * @param versions the versions to search
 */
export async function createSearch(index: SearchIndex, versions: CurrentVersions): Promise<Search> {
  const visible = visibleEntries(index, versions);
  const titles = visible.map(({ entry }) =>
    termsOf(`${entry.title} ${entry.address ?? ""} ${verbsOf(entry)}`),
  );
  const verbsAt = new Map(
    visible.flatMap(({ entry, places }) =>
      entry.kind === "operation" ? places.map(([page]) => [page, verbsOf(entry)] as const) : [],
    ),
  );
  const mini = new MiniSearch<VisibleEntry & { readonly id: number }>({
    fields: ["title", "address", "verbs", "text", "where"],
    extractField: ({ id, entry, places }, field) => {
      switch (field) {
        case "id":
          return id;
        case "where":
          return whereOf(places);
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
  const exact: SearchOptions = {
    combineWith: "AND",
    tokenize: (term) => [term],
    prefix: isBeginning,
    boost: { title: 6, address: 4, where: 0.5 },
    weights: { prefix: 0.6, fuzzy: 0.2 },
  };
  const tolerant: SearchOptions = { ...exact, fuzzy: typosIn };
  /** Without the verbs that an operation is found by: "retry" has the beginning of "retrieve", but is no form of it. */
  const worded: SearchOptions = { ...exact, fields: ["title", "address", "text", "where"] };

  /** The results for a question and for other words for it, which come before what only has its words somewhere. */
  function ranked(question: string): readonly Result[] {
    const own = rankedAs(question);
    const plain = plainQuestion(question);
    const others = [...synonymsOf(question), ...(plain === question ? [] : [plain])].flatMap(
      (word) => ofOther(word, word === plain ? 0.9 : 0.5),
    );
    const isStated = own.some(({ entry }) => entry.kind === "error");
    const wider = isStated || others.length === 0 ? widerTopicOf(question) : undefined;
    return withOthers([...(wider === undefined ? [] : ofOther(wider, 0.5)), ...others], own);
  }

  /** Returns the results for other words, if their rank is at least `least`: other forms of verbs are words of texts as well. */
  function ofOther(words: string, least: number): readonly Result[] {
    return rankedAs(words)
      .filter((result) => result.rank >= least)
      .map((result) => ({ ...result, rank: synonymRank(result.rank) }));
  }

  function rankedAs(question: string): readonly Result[] {
    const { query } = essenceOf(question);
    const long = longWords(query);
    const rest = long === "" ? query : long;
    const exactly = rank(query, question, exact);
    // That a text has a word as typed is no reason to miss a title that has it in another number or tense.
    const isInTitle = (exactly[0]?.rank ?? 0) >= 0.5;
    const certain = isInTitle
      ? exactly
      : withOthers(exactly, rank(query, question, worded, stemOf));
    // Typos are allowed only if nothing matches exactly: "post" does not find "host" if there is a "post".
    const others = [
      () => rank(query, question, tolerant),
      // The reader may have just started typing.
      () =>
        compoundsOf(query).length > 1 ? [] : rank(query, question, { ...exact, prefix: true }),
      () => partial(query, question),
      () => rank(long, question, worded, stemOf),
      () => rank(long, question, tolerant),
      () => rank(rest, question, { ...tolerant, combineWith: "OR" }),
    ];
    for (const attempt of [() => certain, ...(index.isPart ? [] : others)]) {
      const results = attempt();
      if (results.length > 0) return widened(results, query, question);
    }
    return [];
  }

  /** The best result for a sentence rarely has all its words: adds pages that lack a word or two. */
  function widened(results: readonly Result[], query: string, question: string): readonly Result[] {
    const isSentence = query !== question || !results.some(isAnswer);
    if (!isSentence || compoundsOf(query).length < 3) return results;
    return withOthers(results, partial(query, question).filter(isAnswer));
  }

  /** Returns what matches most words of a query. */
  function partial(query: string, question: string): readonly Result[] {
    const compounds = compoundsOf(query).map(({ text, parts }) =>
      [text, ...parts.map((part) => part.text)].map((part) => stemOf(termOf(part))),
    );
    const base = compounds.length > 1 ? exact : worded;
    const options: SearchOptions = { ...base, combineWith: "OR" };
    return rank(query, question, options, stemOf, ({ queryTerms }) => {
      const matched = compounds.filter((terms) => terms.some((term) => queryTerms.includes(term)));
      return matched.length / compounds.length >= minShare;
    });
  }

  function rank(
    query: string,
    question: string,
    options: SearchOptions,
    toTerm: ToTerm = (term) => term,
    filter: (result: SearchResult) => boolean = () => true,
  ): readonly Result[] {
    const typed = asked(question, query);
    return mini
      .search(queryOf(query, toTerm), options)
      .filter(filter)
      .flatMap((result): readonly Result[] => {
        const id = result.id as number;
        const found = visible[id];
        if (!found) return [];
        const { score, terms, match } = result;
        const fieldsOf = Object.entries(match);
        // Only the page around the entry has the words.
        if (fieldsOf.every(([, fields]) => fields.every((field) => field === "where"))) return [];
        const inTitle = fieldsOf.flatMap(([term, fields]) =>
          fields.includes("title") ? [term] : [],
        );
        return [
          {
            ...found,
            score,
            terms,
            rank: rankOf({ ...found, title: titles[id] ?? [], inTitle }, typed),
          },
        ];
      })
      .sort((a, b) => byRank(a, b) || b.score - a.score);
  }

  /** Returns the words around an entry, once each, and the verbs for what its operation does. */
  function whereOf(places: readonly IndexPlace[]): string {
    const around = places.flatMap(([page, trail]) => [
      index.pages[page]?.title,
      index.trails[trail],
      verbsAt.get(page),
    ]);
    return [...new Set(around)].join(" ");
  }

  /** Puts the place that the query names first: "create class countryCode" means the row on that page. */
  function nearestFirst(
    places: readonly IndexPlace[],
    queried: readonly string[],
  ): readonly IndexPlace[] {
    const nearness = (place: IndexPlace) => {
      const terms = new Set(termsOf(whereOf([place])));
      // Of "Create class" and `ClassCreate`, "create" is rather the page.
      const isPage = termsOf(index.pages[place[0]]?.title ?? "")[0] === queried[0];
      const named = queried.filter((term) => terms.has(term)).length + Number(isPage);
      return isInRequest(place) ? named + 0.5 : named;
    };
    return places
      .map((place) => ({ place, near: nearness(place) }))
      .sort((a, b) => b.near - a.near)
      .map(({ place }) => place);
  }

  return {
    find(typed) {
      const shape = shapeOfBody(typed, visible);
      if (shape) {
        const { entry, place } = shape;
        const hit = { entry, places: placesOf(index, [place]), pages: 1, terms: [] };
        return [{ kind: "pasted", hits: [hit] }];
      }
      // Positions in a list are no part of a path: `schedule[0].start`.
      const query = typed.replace(/\[\d*\](?=\.)/g, "");
      if (compoundsOf(query).length === 0) return [];
      const queried = wordsOf(query);
      const path = pathIn(query);
      return groupsOf(ranked(query), essenceOf(query).isQuestion).map(({ kind, results }) => ({
        kind,
        hits: results.map(({ entry, places, terms }) => ({
          entry,
          places: placesOf(
            index,
            path
              ? places.toSorted((a, b) => pathRank(b, path) - pathRank(a, path))
              : nearestFirst(places, queried),
          ),
          pages: Math.max(entry.pages ?? 0, places.length),
          terms,
        })),
      }));
    },
    suggest(query) {
      // Numbers get no suggestions: 400 does not help a search for 401.
      const written = termsOf(query).filter((term) => /\p{L}/u.test(term));
      // Less than half of the letters may differ.
      const fuzzy = (term: string) => Math.floor(term.length * 0.43);
      const terms = written.flatMap((term) =>
        mini
          .search(term, { ...exact, prefix: false, fuzzy, maxFuzzy: 4 })
          .flatMap((result) => result.terms)
          .filter((found) => found.length > 3 && !isFiller(found)),
      );
      return [...new Set(terms)].slice(0, maxSuggestions);
    },
    isPart: index.isPart === true,
    firstPages: placesOf(
      index,
      visible
        .filter(({ entry }) => entry.kind === "guide" || entry.kind === "reference")
        .flatMap(({ places }) => places.filter(([, , fragment]) => fragment === ""))
        .slice(0, maxSuggestions + 1),
    ),
  };
}

/** Joins the stages of an index. */
export function wholeIndex({ pages, trails, entries }: SearchIndex, rest: IndexRest): SearchIndex {
  const complete = entries.map((entry, index) => ({ ...entry, text: rest.texts[index] ?? "" }));
  return {
    pages,
    trails: [...trails, ...rest.trails],
    entries: [...complete, ...rest.entries],
  };
}

/** Returns the rank of a result for other words: a title that they name is below one that begins with the question. */
function synonymRank(own: number): number {
  if (own > 2) return 0.8;
  return own < 1.9 ? Math.min(own, 0.52) : 0.7;
}

function withOthers(results: readonly Result[], others: readonly Result[]): readonly Result[] {
  const known = new Set(results.map(({ entry }) => entry));
  return [...results, ...others.filter(({ entry }) => !known.has(entry))].sort(byRank);
}

/** Whether a result says what to call or how. */
function isAnswer({ entry }: Result): boolean {
  return entry.kind === "operation" || entry.kind === "guide";
}

function byRank(a: Result, b: Result): number {
  return b.rank - a.rank;
}

/** Returns the first results of each kind: the best-ranked kind first, equal ones by `kindOrder`. */
function groupsOf(
  results: readonly Result[],
  isQuestion: boolean,
): readonly { readonly kind: EntryKind; readonly results: readonly Result[] }[] {
  // Kinds come in their order unless one is a step of `rankOf` better; what it adds within a step stays below 0.1, and takes at most 0.03.
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

/** Returns the entries of the current versions, with their places there. */
function visibleEntries(index: SearchIndex, versions: CurrentVersions): readonly VisibleEntry[] {
  const isVisible = index.pages.map(({ docs }) => !docs || versions[docs[0]] === docs[1]);
  return index.entries
    .map((entry) => ({ entry, places: entry.places.filter(([page]) => isVisible[page]) }))
    .filter(({ places }) => places.length > 0);
}

function placesOf(index: SearchIndex, places: readonly IndexPlace[]): readonly HitPlace[] {
  return places.map(([pageIndex, trailIndex, fragment]) => {
    const { path = "/", title: page = "" } = index.pages[pageIndex] ?? {};
    const hash = fragment === "" ? "" : `#${encodeURI(fragment)}`;
    return { to: path + hash, page, trail: index.trails[trailIndex] ?? "" };
  });
}

/** Returns the long words of a query: those that a page may lack are short. */
function longWords(query: string): string {
  return compoundsOf(query)
    .map(({ text }) => text)
    .filter((text) => text.length > 3)
    .join(" ");
}

/** A name matches as a whole or by all of its words: `systemIdentifier` finds `uniqueSystemIdentifier`. */
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

/** Returns a question with its verbs as operations have them: "cancel class" for "cancelled class". */
function plainQuestion(question: string): string {
  return question.replace(/\p{L}+/gu, (word) => {
    const verb = verbIn(termOf(word));
    return isVerb(verb) && verb !== termOf(word) ? verb : word;
  });
}

/** Returns how many letters may be wrong; swapped letters count as two. In short words, none. */
function typosIn(term: string): number | boolean {
  if (term.length < 4) return false;
  return term.length < 6 ? 1 : 2;
}
