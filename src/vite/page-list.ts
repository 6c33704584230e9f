import type { ListedPage } from "../layout/nearest-pages";
import { type PublishedPage, isIndexed } from "./published-page";

/**
 * What the not-found page searches for pages with a similar name: one text for each language, which no other page asks for.
 *
 * @returns JSON by code of the language
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
