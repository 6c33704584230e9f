import type { NavbarHtmlEntry } from "../../config/site-data";
import type { NavbarEntryProps } from "./entry-kinds";

/** Raw html of the site's owner, written as it stands. */
export function HtmlEntry({ entry }: NavbarEntryProps<NavbarHtmlEntry>) {
  return <div dangerouslySetInnerHTML={{ __html: entry.html }} />;
}
