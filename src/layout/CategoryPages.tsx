import { SiteLink } from "../navigation/SiteLink";
import type { SidebarItem } from "../page";
import { useDocsSidebar } from "../state/docs";

/**
 * Links to the pages of the sidebar category whose own page is at `path`, which the build puts in. Throws where there is none
 * (specification, section 5, "Site configuration checks").
 */
export function CategoryPages({ path = "" }: { readonly path?: string }) {
  const category = findCategory(useDocsSidebar(), path);
  if (!category) {
    throw new Error(
      `The page ${path} is the page of no category in its sidebar: give a category this address.`,
    );
  }
  return <Pages items={category.items} />;
}

/** One level of links; categories without a page of their own are a label above theirs. */
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
