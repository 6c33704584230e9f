import { SearchBox } from "../../search/SearchBox";
import { DocEntry } from "./DocEntry";
import { DropdownEntry } from "./DropdownEntry";
import type { EntryKinds } from "./entry-kinds";
import { HtmlEntry } from "./HtmlEntry";
import { LinkEntry } from "./LinkEntry";
import { LocaleEntry } from "./LocaleEntry";
import { VersionsEntry } from "./VersionsEntry";

export { useHideOnScroll } from "./use-hide-on-scroll";

/** `virtual:navbar` with every kind of entry, for tests and the development server. */
export const entryKinds: EntryKinds = {
  link: LinkEntry,
  html: HtmlEntry,
  doc: DocEntry,
  dropdown: DropdownEntry,
  localeDropdown: LocaleEntry,
  docsVersionDropdown: VersionsEntry,
  search: SearchBox,
};
