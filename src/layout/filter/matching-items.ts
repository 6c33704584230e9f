import type { SidebarItem } from "../../page";

/**
 * Returns the items whose label, address or method contains every word of the query, ignoring hyphens,
 * within their categories. Leaves out categories without matches.
 */
export function matchingItems(
  items: readonly SidebarItem[],
  query: string,
): readonly SidebarItem[] {
  const terms = query.split(/\s+/).map(unhyphenated).filter(Boolean);
  return items.flatMap((item) => narrowed(item, terms));
}

function narrowed(item: SidebarItem, terms: readonly string[]): readonly SidebarItem[] {
  if (item.type === "link") return matches(item, terms) ? [item] : [];
  const below = item.items.flatMap((child) => narrowed(child, terms));
  // A category with its own page can match, too, but the items below it must match themselves.
  if (item.path !== undefined && matches(item, terms)) return [{ ...item, items: below }];
  const { path: _, ...heading } = item;
  return below.length > 0 ? [{ ...heading, items: below }] : [];
}

function matches(item: SidebarItem, terms: readonly string[]): boolean {
  const { method = "", address = "" } = item.type === "link" ? item : {};
  const { label, path = "" } = item;
  const texts = [label, address, path.slice(path.lastIndexOf("/"))].map(unhyphenated);
  return terms.every(
    (term) => method.startsWith(term) || texts.some((text) => text.includes(term)),
  );
}

/** Removes the separators between words, so that `gift-card` finds "Gift cards". */
function unhyphenated(text: string): string {
  return text.toLowerCase().replace(/[\s_.-]+/g, "");
}

/** Returns the number of pages that the items link to. */
export function countLinks(items: readonly SidebarItem[]): number {
  return items.reduce(
    (sum, item) =>
      sum +
      Number(item.path !== undefined) +
      (item.type === "category" ? countLinks(item.items) : 0),
    0,
  );
}
