import type { ReactNode } from "react";

import type { NavbarEntry } from "../../config/site-data";
import type { PageData } from "../../page";

/** What the component of each kind of entry is given. */
export interface NavbarEntryProps<T extends NavbarEntry = NavbarEntry> {
  readonly entry: T;
  readonly page: PageData;
  /** Drawn in the menu of the narrow layout, one entry below the other. */
  readonly isStacked: boolean;
  /** The path among the links of all entries that the page belongs to. */
  readonly currentTarget?: string;
}

/** The component of every kind that a site has configured: `virtual:navbar` holds no other, so that a page pays for no other. */
export type EntryKinds = {
  readonly [Kind in NavbarEntry["type"]]?: (
    props: NavbarEntryProps<Extract<NavbarEntry, { readonly type: Kind }>>,
  ) => ReactNode;
};
