import type { SidebarItem } from "../../page";

/**
 * The lines whose title, address or method holds every word of a query, with hyphens or without, below the headings that they stand under; headings without any
 * are left out.
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
  // A heading with a page of its own is a page as well, but only that page: what is below has to match by itself.
  if (item.path !== undefined && matches(item, terms)) return [{ ...item, items: below }];
  const { path: _, ...heading } = item;
  return below.length > 0 ? [{ ...heading, items: below }] : [];
}

/** What a line is found by. */
interface Line {
  readonly label: string;
  readonly method?: string;
  /** Path of an operation in the API. */
  readonly address?: string;
  /** Path of the page, of which the last part says something of its own. */
  readonly path?: string;
}

function matches(
  { label, method = "", address = "", path = "" }: Line,
  terms: readonly string[],
): boolean {
  const texts = [label, address, path.slice(path.lastIndexOf("/"))].map(unhyphenated);
  return terms.every(
    (term) => method.startsWith(term) || texts.some((text) => text.includes(term)),
  );
}

/** Without what stands between the words of a title or a name: `class-enrol` is what "Class enrollments" begins with. */
function unhyphenated(text: string): string {
  return text.toLowerCase().replace(/[\s_.-]+/g, "");
}

/** How many pages a list of lines leads to. */
export function countLinks(items: readonly SidebarItem[]): number {
  return items.reduce(
    (sum, item) =>
      sum +
      Number(item.path !== undefined) +
      (item.type === "category" ? countLinks(item.items) : 0),
    0,
  );
}
