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
  /** Number of pages that contain it. */
  readonly pages: number;
}

/** An option of the list, which is a link. */
export interface SearchOption {
  readonly place: HitPlace;
  /** Absent for another page with the hit above. */
  readonly hit?: ShownHit;
}

/** Options under one heading. */
export interface OptionGroup {
  readonly heading: HitGroup["kind"];
  readonly options: readonly SearchOption[];
}

/** The list for a query. */
export interface SearchAnswer {
  readonly groups: readonly OptionGroup[];
  /** Whether the whole index was searched. Otherwise, the rest of the index may have hits. */
  readonly isWhole: boolean;
}

/** Maximum number of pages listed per hit; the right one is rarely further down. A whole name lists them all. */
const maxPlaces = 4;

/** Returns the hits by kind. */
export function answer(search: Search, query: string): SearchAnswer {
  const groups = search.find(query).map(({ kind, hits }) => ({
    heading: kind,
    options: hits.flatMap((hit) => {
      const isWhole = termOf(hit.entry.title) === termOf(query);
      return hit.places
        .slice(0, isWhole ? undefined : maxPlaces)
        .map((place, index) => (index === 0 ? { place, hit: shownHit(hit, place) } : { place }));
    }),
  }));
  return { groups, isWhole: !search.isPart };
}

function shownHit({ entry, terms, pages }: Hit, place: HitPlace): ShownHit {
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
  };
}
