import type { NavbarHtmlEntry } from "../../config/site-data";
import type { NavbarEntryProps } from "./entry-kinds";

/** HTML from the site owner, unescaped. */
export function HtmlEntry({ entry }: NavbarEntryProps<NavbarHtmlEntry>) {
  return <div dangerouslySetInnerHTML={{ __html: entry.html }} />;
}
