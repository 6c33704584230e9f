import { SearchBox } from "../search/SearchBox";
import { DocEntry } from "./navbar/DocEntry";
import { DropdownEntry } from "./navbar/DropdownEntry";
import type { EntryKinds } from "./navbar/entry-kinds";
import { HtmlEntry } from "./navbar/HtmlEntry";
import { LinkEntry } from "./navbar/LinkEntry";
import { LocaleEntry } from "./navbar/LocaleEntry";
import { VersionsEntry } from "./navbar/VersionsEntry";

export { AnnouncementBarProvider } from "../state/AnnouncementBarProvider";
export { AnnouncementBar } from "./AnnouncementBar";
export { Footer } from "./Footer";
export { useHideOnScroll } from "./navbar/use-hide-on-scroll";
export { VersionBanner } from "./VersionBanner";

/** Stands in for `virtual:shell` in tests, with every kind of entry and every part. */
export const entryKinds: Required<EntryKinds> = {
  link: LinkEntry,
  html: HtmlEntry,
  doc: DocEntry,
  dropdown: DropdownEntry,
  localeDropdown: LocaleEntry,
  docsVersionDropdown: VersionsEntry,
  search: SearchBox,
};
