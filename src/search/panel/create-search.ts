import MiniSearch from "minisearch";

import type {
  EntryKind,
  IndexEntry,
  IndexPlace,
  IndexRest,
  SearchIndex,
  VisibleEntry,
} from "../search-index";
import { shapeOfBody } from "./error-body";
import { maxQuery } from "./limits";
import { namedFields } from "./named-fields";
import { recognized } from "./recognize";
import { attempts, boostOf, indexOptions, queryOf, type SearchedTexts } from "./search-config";
import { searchFillers, synonyms } from "./synonyms";
import { termsOf } from "./terms";

/** The target of a hit. */
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
  /** Returns the groups of hits, the one with the best hit first; may be empty. For the JSON of an error body, returns its shape and the fields that it names. */
  find(query: string): readonly HitGroup[];
  /** Whether it searches only a part of the index. It then allows no typos, because the rest may have the words exactly. */
  readonly isPart: boolean;
}

/** Name of the current version, by id of the set of docs. */
export type CurrentVersions = Readonly<Record<string, string>>;

/** Maximum number of hits per kind. To find a seventh, readers type another letter. */
const maxHits = 6;

/**
 * Creates a search over an index. The inverted index is created here and not in the build: it would be as large as the entries, which
 * are needed anyway.
 *
 * @param versions the versions to search
 */
export async function createSearch(index: SearchIndex, versions: CurrentVersions): Promise<Search> {
  const visible = visibleEntries(index, versions);
  const isPart = index.isPart === true;
  const boosts = visible.map(boostOf);
  const fillers = new Set(`${searchFillers} ${index.fillers ?? ""}`.split(" "));
  const otherWords = synonyms(fillers, index.synonyms);
  const mini = new MiniSearch<SearchedTexts>(indexOptions(fillers));
  await mini.addAllAsync(
    visible.map(({ entry, places }, id) => ({
      id,
      ...otherWords(entry, pageOf(places[0]).path),
      title: entry.title,
      address: entry.address ?? "",
      text: entry.text,
      where: whereOf(places),
    })),
    { chunkSize: 200 },
  );

  function pageOf([page]: IndexPlace = [0, 0, ""]) {
    return index.pages[page] ?? { path: "/", title: "" };
  }

  /** Returns the words around an entry, each once. */
  function whereOf(places: readonly IndexPlace[]): string {
    const around = places.flatMap((place) => [pageOf(place).title, index.trails[place[1]]]);
    return [...new Set(around)].join(" ");
  }

  /** Puts the place that the query names first: "create class countryCode" means the row on that page. */
  function nearestFirst(places: readonly IndexPlace[], query: string): readonly IndexPlace[] {
    const queried = termsOf(query);
    return places
      .map((place) => {
        const terms = new Set(termsOf(whereOf([place])));
        const named = queried.filter((term) => terms.has(term)).length;
        return { place, near: place[2].startsWith("request") ? named + 0.5 : named };
      })
      .sort((a, b) => b.near - a.near)
      .map(({ place }) => place);
  }

  function hitPlace(place: IndexPlace): HitPlace {
    const { path, title } = pageOf(place);
    const hash = place[2] === "" ? "" : `#${encodeURI(place[2])}`;
    return { to: path + hash, page: title, trail: index.trails[place[1]] ?? "" };
  }

  function matches(query: string) {
    for (const attempt of isPart ? attempts.slice(0, 1) : attempts) {
      const results = mini.search(queryOf(query, fillers, attempt), {
        boostDocument: (id) => boosts[id as number] ?? 1,
        // What is around an entry does not find it.
        filter: ({ match }) =>
          Object.values(match).some((at) => at.some((field) => field !== "where")),
      });
      if (results.length > 0)
        return results.flatMap(({ id, terms }) => {
          const found = visible[id as number];
          return found ? [{ ...found, terms }] : [];
        });
    }
    return [];
  }

  /** Returns the shape of a pasted error, and the fields that it names. */
  function pastedGroups(pasted: string): readonly HitGroup[] {
    const shape = shapeOfBody(pasted, visible);
    const hit = ({ entry, places }: VisibleEntry) => ({
      entry,
      places: places.map(hitPlace),
      pages: places.length,
      terms: [],
    });
    const fields = namedFields(pasted, visible);
    const groups = [
      { kind: "pasted", hits: shape ? [hit({ entry: shape.entry, places: [shape.place] })] : [] },
      ...(["parameter", "property"] as const).map((kind) => ({
        kind,
        hits: fields.filter(({ entry }) => entry.kind === kind).map(hit),
      })),
    ] as const;
    return groups.filter(({ hits }) => hits.length > 0);
  }

  return {
    find(pasted) {
      const known = pastedGroups(pasted);
      if (known.length > 0) return known;
      const query = pasted.slice(0, maxQuery);
      const typed = termsOf(query);
      if (typed.length === 0) return [];
      const named = recognized(query, visible).map((found) => ({ ...found, terms: typed }));
      const groups = new Map<EntryKind, Hit[]>();
      for (const { entry, places, terms } of named.length > 0 ? named : matches(query)) {
        const hits = groups.get(entry.kind) ?? [];
        groups.set(entry.kind, hits);
        if (hits.length === maxHits) continue;
        const ordered = named.length > 0 ? places : nearestFirst(places, query);
        const pages = Math.max(entry.pages ?? 0, places.length);
        hits.push({ entry, places: ordered.map(hitPlace), pages, terms });
      }
      return [...groups].map(([kind, hits]) => ({ kind, hits }));
    },
    isPart,
  };
}

/** Joins the stages of an index. */
export function wholeIndex(first: SearchIndex, rest: IndexRest): SearchIndex {
  const complete = first.entries.map((entry, at) => ({ ...entry, text: rest.texts[at] ?? "" }));
  return {
    ...first,
    trails: [...first.trails, ...rest.trails],
    entries: [...complete, ...rest.entries],
    isPart: undefined,
  };
}

/** Returns the entries of the current versions, with their places in these versions. */
function visibleEntries(index: SearchIndex, versions: CurrentVersions): readonly VisibleEntry[] {
  const isVisible = index.pages.map(({ docs }) => !docs || versions[docs[0]] === docs[1]);
  return index.entries
    .map((entry) => ({ entry, places: entry.places.filter(([page]) => isVisible[page]) }))
    .filter(({ places }) => places.length > 0);
}
