import type { Hit, HitGroup, Search } from "./create-search";
import { excerptOf, type MarkedPart, markedParts } from "./marked-parts";
import type { HitPlace } from "./create-search";
import { termOf } from "./terms";

export interface ShownHit {
  readonly title: readonly MarkedPart[];
  readonly isRow: boolean;
  readonly method?: string;
  readonly path: readonly MarkedPart[];
  readonly text: readonly MarkedPart[];
  /** Whether its first place is a page with that title. */
  readonly isPage: boolean;
  /** Number of pages that contain it, and number of those that can be listed. */
  readonly pages: number;
  readonly listed: number;
}

/** An option of the list: a link, or a term to search for instead. */
export type SearchOption =
  | { readonly type: "hit"; readonly hit: ShownHit; readonly place: HitPlace }
  /** Another page with the hit above. */
  | { readonly type: "place"; readonly place: HitPlace }
  /** Number of pages with the hit above that are not listed, and the term that lists them. */
  | { readonly type: "more"; readonly count: number; readonly term: string }
  | { readonly type: "page"; readonly place: HitPlace }
  | { readonly type: "term"; readonly term: string };

/** Options under one heading. */
export interface OptionGroup {
  readonly heading: HitGroup["kind"] | "similar" | "pages";
  readonly options: readonly SearchOption[];
}

/** The list for a query. */
export interface SearchAnswer {
  readonly groups: readonly OptionGroup[];
  /** Whether the groups contain hits rather than suggestions. */
  readonly isFound: boolean;
  /** Whether the whole index was searched. Otherwise there are no suggestions, because the rest of the index may have hits. */
  readonly isWhole: boolean;
}

/** Maximum number of pages listed per hit; the right one is rarely further down. */
const maxPlaces = 4;

/** Returns the hits by kind or, if there are none, similar terms and the first pages. */
export function answer(search: Search, query: string): SearchAnswer {
  const isWhole = !search.isPart;
  if (query.trim() === "") return { groups: [], isFound: false, isWhole };
  const groups = search.find(query).map(({ kind, hits }) => ({
    heading: kind,
    options: hits.flatMap((hit) => hitOptions(hit, termOf(hit.entry.title) === termOf(query))),
  }));
  if (groups.length > 0 || !isWhole) return { groups, isFound: groups.length > 0, isWhole };
  const help: readonly OptionGroup[] = [
    { heading: "similar", options: search.suggest(query).map((term) => ({ type: "term", term })) },
    { heading: "pages", options: search.firstPages.map((place) => ({ type: "page", place })) },
  ];
  return { groups: help.filter(({ options }) => options.length > 0), isFound: false, isWhole };
}

/** Returns a hit and its other pages: all of them for a whole name. */
function hitOptions(hit: Hit, isWhole: boolean): readonly SearchOption[] {
  const places = hit.places.slice(0, isWhole ? undefined : maxPlaces);
  const options = places.map((place, index): SearchOption =>
    index === 0 ? { type: "hit", hit: shownHit(hit, place), place } : { type: "place", place },
  );
  if (isWhole || places.length === hit.places.length) return options;
  return [
    ...options,
    { type: "more", count: hit.places.length - places.length, term: hit.entry.title },
  ];
}

function shownHit({ entry, terms, places, pages }: Hit, place: HitPlace): ShownHit {
  const { kind, title, address = "", text } = entry;
  const [method, path = ""] = address === "" ? [] : address.split(" ");
  // An operation without a title shows method and path instead.
  const isUntitled = title === address;
  return {
    title: markedParts(isUntitled ? path : title, terms),
    isRow: kind === "parameter" || kind === "property",
    method,
    path: isUntitled ? [] : markedParts(path, terms),
    text: excerptOf(markedParts(text, terms)),
    isPage: place.page === title && place.trail === "",
    pages,
    listed: places.length,
  };
}
