import { SiteLink } from "../navigation/SiteLink";
import type { SidebarItem } from "../page";
import { useDocsSidebar } from "../state/docs";

/**
 * Links to the pages of the sidebar category whose own page is at `path`, a prop added by the build.
 * Throws if the category does not exist (specification, section 5, "Site configuration checks").
 */
export function CategoryPages({ path = "" }: { readonly path?: string }) {
  const category = findCategory(useDocsSidebar(), path);
  if (!category) {
    throw new Error(`No sidebar category has ${path} as its page: link a category to this page.`);
  }
  return <Pages items={category.items} />;
}

/** One level of links. A category without its own page is a label above its links. */
function Pages({ items }: { readonly items: readonly SidebarItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.label}>
          {item.path === undefined ? item.label : <SiteLink to={item.path}>{item.label}</SiteLink>}
          {item.type === "category" && <Pages items={item.items} />}
        </li>
      ))}
    </ul>
  );
}

function findCategory(
  items: readonly SidebarItem[],
  path: string,
): Extract<SidebarItem, { type: "category" }> | undefined {
  for (const item of items) {
    if (item.type !== "category") continue;
    const found = item.path === path ? item : findCategory(item.items, path);
    if (found) return found;
  }
  return undefined;
}
