import type { Hit, HitPlace, Search } from "./create-search";
import type { EntryKind } from "../search-index";
import { termOf } from "./terms";

/** An option of the list: a link, or a term to search for instead. */
export type SearchOption =
  | { readonly type: "hit"; readonly hit: Hit; readonly place: HitPlace }
  /** Another page with the hit above. */
  | { readonly type: "place"; readonly hit: Hit; readonly place: HitPlace }
  /** Number of pages with the hit above that are not listed, and the term that lists them. */
  | { readonly type: "more"; readonly count: number; readonly term: string }
  | { readonly type: "page"; readonly place: HitPlace }
  | { readonly type: "term"; readonly term: string };

/** Options under one heading. */
export interface OptionGroup {
  readonly heading: EntryKind | "similar" | "pages";
  readonly options: readonly SearchOption[];
}

/** The list for a query. */
export interface SearchAnswer {
  readonly groups: readonly OptionGroup[];
  /** Whether the groups contain hits rather than suggestions. */
  readonly isFound: boolean;
}

/** Pages listed per hit; the one that is meant is rarely further down. */
const maxPlaces = 4;

/** Returns the hits by kind or, if there are none, similar terms and the first pages. */
export function answer(search: Search, query: string): SearchAnswer {
  if (query.trim() === "") return { groups: [], isFound: false };
  const groups = search.find(query).map(({ kind, hits }) => ({
    heading: kind,
    options: hits.flatMap((hit) => hitOptions(hit, isNamed(hit, query))),
  }));
  if (groups.length > 0) return { groups, isFound: true };
  const help: readonly OptionGroup[] = [
    { heading: "similar", options: search.suggest(query).map((term) => ({ type: "term", term })) },
    { heading: "pages", options: search.firstPages.map((place) => ({ type: "page", place })) },
  ];
  return { groups: help.filter(({ options }) => options.length > 0), isFound: false };
}

/** Returns a hit and its other pages: all of them for a whole name. */
function hitOptions(hit: Hit, isWhole: boolean): readonly SearchOption[] {
  const places = hit.places.slice(0, isWhole ? undefined : maxPlaces);
  const options = places.map((place, index): SearchOption => ({
    type: index === 0 ? "hit" : "place",
    hit,
    place,
  }));
  if (isWhole || places.length === hit.places.length) return options;
  return [
    ...options,
    { type: "more", count: hit.places.length - places.length, term: hit.entry.title },
  ];
}

function isNamed({ entry }: Hit, query: string): boolean {
  return termOf(entry.title) === termOf(query);
}
