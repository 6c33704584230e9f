import type {
  EntryKind,
  IndexEntry,
  IndexPage,
  SearchIndex,
} from "../../../src/search/search-index";

interface GivenEntry extends Partial<Omit<IndexEntry, "places">> {
  readonly title: string;
  /** Titles of pages, each with an optional trail after `›`; by default, one page named `Page`. */
  readonly on?: readonly string[];
}

/** Returns an index with entries by kind. */
export function indexOf(
  given: Partial<Record<EntryKind, readonly GivenEntry[]>>,
  docs: Readonly<Record<string, IndexPage["docs"]>> = {},
): SearchIndex {
  const pages: string[] = [];
  const trails: string[] = [];
  const entries = Object.entries(given).flatMap(([kind, list]) =>
    list.map(({ on = ["Page"], ...entry }): IndexEntry => ({
      text: "",
      ...entry,
      kind: kind as EntryKind,
      places: on.map((place) => {
        const [page = "", trail = ""] = place.split(" › ");
        return [numberOf(page, pages), numberOf(trail, trails), entry.title] as const;
      }),
    })),
  );
  return {
    pages: pages.map((title) => ({ path: `/${title}`, title, docs: docs[title] })),
    trails,
    entries,
  };
}

function numberOf(text: string, texts: string[]): number {
  if (!texts.includes(text)) texts.push(text);
  return texts.indexOf(text);
}
