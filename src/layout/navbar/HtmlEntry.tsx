import type { NavbarEntryProps } from "./entry-kinds";

/** HTML from the site owner, unescaped. */
export function HtmlEntry({ entry }: NavbarEntryProps<"html">) {
  return <div dangerouslySetInnerHTML={{ __html: entry.html }} />;
}
