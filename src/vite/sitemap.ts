import type { LocaleData } from "../config/site-data";
import type { ListedPage } from "../layout/nearest-pages";
import { absoluteUrl } from "../paths";
import { escapeAttribute, escapeText } from "../shared/html";
import { type PublishedPage, findTranslations, isIndexed } from "./published-page";

/** The URL of a page in one language. */
export interface Alternate {
  /** A BCP 47 tag; `x-default` for readers of other languages. */
  readonly hreflang: string;
  readonly href: string;
}

/**
 * Returns the URLs of a page in every language that has it, including its own; none if there is only one.
 *
 * @param url origin of the published site
 * @param locales languages that have the page
 */
export function alternatesOf(
  url: string,
  locales: readonly LocaleData[],
  path: string,
): readonly Alternate[] {
  const [first] = locales;
  if (!first || locales.length === 1) return [];
  // The default language has the shortest base path.
  const main = locales.reduce(
    (shortest, locale) => (locale.basePath.length < shortest.basePath.length ? locale : shortest),
    first,
  );
  const href = ({ basePath }: LocaleData) => absoluteUrl(url, basePath, path);
  return [
    ...locales.map((locale) => ({ hreflang: locale.code, href: href(locale) })),
    { hreflang: "x-default", href: href(main) },
  ];
}

/**
 * Returns the text of `sitemap.xml`: every page that search engines should list, at its canonical URL.
 *
 * @param url origin of the published site
 * @see https://www.sitemaps.org/protocol.html
 */
export function renderSitemap(url: string, pages: readonly PublishedPage[]): string {
  const translations = findTranslations(pages);
  const entries = pages.flatMap(({ path, site, page }) => {
    // The canonical URL of an untranslated text is in its own language.
    if (path !== page.path || page.lang !== undefined || !isIndexed(site, page)) return [];
    const lastmod = page.lastUpdated?.date;
    const alternates = alternatesOf(url, translations.get(page.path) ?? [], page.path);
    return [
      "<url>",
      `<loc>${escapeText(absoluteUrl(url, site.basePath, page.path))}</loc>`,
      ...(lastmod === undefined ? [] : [`<lastmod>${lastmod}</lastmod>`]),
      ...alternates.map(
        ({ hreflang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeAttribute(href)}"/>`,
      ),
      "</url>",
    ];
  });
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

/**
 * Returns the text of `robots.txt`, which allows everything.
 *
 * @param sitemap URL of the sitemap; absent if the site's origin is not configured
 */
export function renderRobots(sitemap?: string): string {
  return [
    "User-agent: *",
    "Allow: /",
    ...(sitemap === undefined ? [] : ["", `Sitemap: ${sitemap}`]),
    "",
  ].join("\n");
}

/**
 * Returns the lists of pages that the not-found page searches for similar ones.
 *
 * @returns JSON by language code
 */
export function renderPageLists(pages: readonly PublishedPage[]): ReadonlyMap<string, string> {
  const lists = new Map<string, ListedPage[]>();
  for (const { path, site, page } of pages) {
    if (path !== page.path || !isIndexed(site, page)) continue;
    const list = lists.get(site.locale) ?? [];
    lists.set(site.locale, list);
    list.push([page.path, page.title]);
  }
  return new Map([...lists].map(([locale, list]) => [locale, JSON.stringify(list)]));
}
