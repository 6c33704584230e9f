import type { SiteConfig } from "../config/site-config";

/** Returns the text of `<title>`: page title, delimiter, site title. */
export function pageTitle(
  title: string,
  { title: siteTitle, titleDelimiter }: Pick<SiteConfig, "title" | "titleDelimiter">,
): string {
  return `${title} ${titleDelimiter} ${siteTitle}`;
}
