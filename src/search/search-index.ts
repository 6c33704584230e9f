/** The kind of an entry. Hits are grouped by kind. */
export type EntryKind =
  "operation" | "model" | "guide" | "reference" | "error" | "parameter" | "property";

/** A page that hits link to. */
export interface IndexPage {
  /** Without the base path. */
  readonly path: string;
  readonly title: string;
  /** Set of docs and version name of the page; absent for standalone pages. */
  readonly docs?: readonly [plugin: string, version: string];
}

/** Location of an entry: index of the page, index of the trail, fragment (empty for the page itself). */
export type IndexPlace = readonly [page: number, trail: number, fragment: string];

/** A part of the site that search can find. The same text on several pages is one entry with several places. */
export interface IndexEntry {
  readonly kind: EntryKind;
  /** Name of a row, text of a heading, title of a page. */
  readonly title: string;
  /** Method and path of an operation: `POST /classes`. */
  readonly address?: string;
  readonly text: string;
  /** The defining place comes first. */
  readonly places: readonly IndexPlace[];
  /** Number of pages with the entry, if `places` does not list all. */
  readonly pages?: number;
}

/** An entry with the places that are searched. */
export interface VisibleEntry {
  readonly entry: IndexEntry;
  readonly places: readonly IndexPlace[];
}

/** Words that readers look for, in lowercase, by the words of a title that answer them. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** The index of a language. */
export interface SearchIndex {
  readonly pages: readonly IndexPage[];
  /** Distinct texts for the section and rows between a page and an entry. */
  readonly trails: readonly string[];
  readonly entries: readonly IndexEntry[];
  /** The site's own; the engine has those for any API. */
  readonly synonyms?: Synonyms | undefined;
  /** Words of its language that a query does not need, separated by spaces. */
  readonly fillers?: string | undefined;
  /** Whether it is the first stage of a large index, without texts and rows; `IndexRest` has those. */
  readonly isPart?: boolean | undefined;
}

/** The second stage of a large index. */
export interface IndexRest {
  /** The texts of the entries of the first stage, in the same order. */
  readonly texts: readonly string[];
  /** Further trails; their numbers follow those of the first stage. */
  readonly trails: readonly string[];
  readonly entries: readonly IndexEntry[];
}
