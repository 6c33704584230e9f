import type { EntryKind } from "./search-index";

/** All texts of the search except its label. */
export interface SearchWords {
  readonly placeholder: string;
  readonly close: string;
  /** Shown before anything is typed. */
  readonly hint: string;
  /** Keyboard help. */
  readonly keys: string;
  readonly loading: string;
  /** Title above the retry button. */
  readonly failed: string;
  /** Accessible name of the list of hits. */
  readonly results: string;
  readonly count: (count: number) => string;
  readonly nothing: (query: string) => string;
  /** Heading above similar terms. */
  readonly similar: string;
  /** Heading above pages that are suggested when nothing was found. */
  readonly pages: string;
  /** Number of pages with a hit, and how many of them are listed at most. */
  readonly onPages: (count: number, listed: number) => string;
  /** Button that lists the other pages with a hit. */
  readonly morePages: (count: number) => string;
  readonly kinds: Readonly<Record<EntryKind, string>>;
}
