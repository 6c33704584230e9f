import type { ListedPage } from "../layout/nearest-pages";
import { type PublishedPage, isIndexed } from "./published-page";

/**
 * Returns the lists of pages in which the not-found page looks for similar ones.
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
