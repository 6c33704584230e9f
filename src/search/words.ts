import type { EntryKind } from "./search-index";

/** Every word of the search but its label. */
export interface SearchWords {
  readonly placeholder: string;
  readonly close: string;
  /** Before anything is written. */
  readonly hint: string;
  /** How to use the keyboard. */
  readonly keys: string;
  readonly loading: string;
  /** Title above the offer to try again. */
  readonly failed: string;
  /** Name of the list of hits. */
  readonly results: string;
  readonly count: (count: number) => string;
  readonly nothing: (query: string) => string;
  /** Above terms that are like what was asked. */
  readonly similar: string;
  /** Above pages to go on with where nothing was found. */
  readonly pages: string;
  /** On how many pages a hit stands, and how many of them can be listed at most. */
  readonly onPages: (count: number, listed: number) => string;
  /** Below some pages with a hit: lists the others. */
  readonly morePages: (count: number) => string;
  readonly kinds: Readonly<Record<EntryKind, string>>;
}
