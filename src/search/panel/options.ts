import type { Hit, HitPlace, Search } from "./create-search";
import type { EntryKind } from "../search-index";
import { termOf } from "./terms";

/** One line of the list: where it leads, or the term that it asks for instead. */
export type SearchOption =
  | { readonly type: "hit"; readonly hit: Hit; readonly place: HitPlace }
  /** One more page with the hit above it. */
  | { readonly type: "place"; readonly hit: Hit; readonly place: HitPlace }
  /** How many pages with the hit above it are not listed, and the name that lists them. */
  | { readonly type: "more"; readonly count: number; readonly term: string }
  | { readonly type: "page"; readonly place: HitPlace }
  | { readonly type: "term"; readonly term: string };

/** Options under one heading. */
export interface OptionGroup {
  readonly heading: EntryKind | "similar" | "pages";
  readonly options: readonly SearchOption[];
}

/** What the list shows for a query. */
export interface SearchAnswer {
  readonly groups: readonly OptionGroup[];
  /** Whether the groups hold hits, not only what may help to find some. */
  readonly isFound: boolean;
}

/** Pages of a hit; the page that is meant is seldom among more. */
const mostPlaces = 4;

/** Answers a query: hits by kind, or where there are none, terms that are like it and pages to go on with. */
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

/** A hit and its other pages: who writes a whole name may want every call that has it. */
function hitOptions(hit: Hit, isWhole: boolean): readonly SearchOption[] {
  const places = hit.places.slice(0, isWhole ? undefined : mostPlaces);
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
