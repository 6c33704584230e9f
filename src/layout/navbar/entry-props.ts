import type { NavbarEntry, NavbarEntryOf } from "../../config/site-data";
import type { PageData } from "../../page";

/** Props of the component of an entry of the navbar. */
export interface NavbarEntryProps<Kind extends NavbarEntry["type"] = NavbarEntry["type"]> {
  readonly entry: NavbarEntryOf<Kind>;
  readonly page: PageData;
  /** Whether the entry is in the menu of the narrow layout, where entries are stacked. */
  readonly isStacked: boolean;
  /** The target of the entry that the page belongs to, among all entries. */
  readonly currentTarget?: string;
}
