/** What a reader can look for; also the heading under which a hit is shown. */
export type EntryKind =
  "operation" | "model" | "guide" | "reference" | "error" | "parameter" | "property";

/** A page that hits lead to. */
export interface IndexPage {
  /** Without the base path. */
  readonly path: string;
  readonly title: string;
  /** Set of docs and name of the version that the page belongs to; absent for pages that stand alone. */
  readonly docs?: readonly [plugin: string, version: string];
}

/** Where an entry stands: index of the page, index of the trail, fragment (empty for the page itself). */
export type IndexPlace = readonly [page: number, trail: number, fragment: string];

/** One thing that can be found. What several pages say in the same words is one entry with several places. */
export interface IndexEntry {
  readonly kind: EntryKind;
  /** Name of a row, text of a heading, title of a page. */
  readonly title: string;
  /** Method and path of an operation: `POST /classes`. */
  readonly address?: string;
  readonly text: string;
  /** The place that defines the entry first. */
  readonly places: readonly IndexPlace[];
  /** On how many pages the entry stands, where that is more than `places` name. */
  readonly pages?: number;
}

/** What the build writes and the browser fetches on first use: one file for each language of the site. */
export interface SearchIndex {
  readonly pages: readonly IndexPage[];
  /** What stands between a page and an entry: section and rows around it, each once. */
  readonly trails: readonly string[];
  readonly entries: readonly IndexEntry[];
}
