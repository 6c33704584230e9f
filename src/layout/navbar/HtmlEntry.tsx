import { ConfiguredHtml } from "../ConfiguredHtml";
import type { NavbarEntryProps } from "./entry-kinds";

export function HtmlEntry({ entry }: NavbarEntryProps<"html">) {
  return <ConfiguredHtml html={entry.html} />;
}
