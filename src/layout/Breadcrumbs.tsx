import { useSiteWords } from "../i18n/site-words";
import { SiteLink } from "../navigation/SiteLink";
import type { PageData, SidebarItem } from "../page";
import { overviewPath } from "../paths";
import { useDocsSidebar } from "../state/docs";
import * as styles from "./Breadcrumbs.module.css";

type BreadcrumbsProps = Pick<PageData, "path" | "title" | "kind">;

/** The path from the home page to this one; empty on the home page. */
export function Breadcrumbs({ path, title, kind }: BreadcrumbsProps) {
  const words = useSiteWords();
  const sidebar = useDocsSidebar();
  if (path === "/") return null;
  // The sidebar of a large API does not list its schemas.
  const above: readonly Pick<SidebarItem, "label" | "path">[] | undefined =
    kind === "schema"
      ? [{ label: words.apiReference, path: overviewPath }, { label: words.schemas }]
      : categoriesAbove(sidebar, path);
  return (
    <nav className={styles.breadcrumbs} aria-label={words.breadcrumbs}>
      <ol>
        <li>
          <SiteLink to="/">{words.home}</SiteLink>
        </li>
        {above?.map((category) => (
          <li key={category.label}>
            {category.path === undefined ? (
              category.label
            ) : (
              <SiteLink to={category.path}>{category.label}</SiteLink>
            )}
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}

/** Returns the categories above a page, outermost first; `undefined` if it is in none of `items`. */
function categoriesAbove(
  items: readonly SidebarItem[],
  path: string,
): readonly SidebarItem[] | undefined {
  for (const item of items) {
    if (item.path === path) return [];
    const below = item.type === "category" ? categoriesAbove(item.items, path) : undefined;
    if (below) return [item, ...below];
  }
  return undefined;
}
