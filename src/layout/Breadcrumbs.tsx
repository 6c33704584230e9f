import { useWords } from "../i18n/use-words";
import { SiteLink } from "../navigation/SiteLink";
import type { PageData, SidebarItem } from "../page";
import { useDocsSidebar } from "../state/docs";
import * as styles from "./Breadcrumbs.module.css";

type BreadcrumbsProps = Pick<PageData, "kind" | "path" | "title">;

/** The way from the home page to this one through the sidebar. Nothing on the home page and on a page that is nowhere. */
export function Breadcrumbs({ kind, path, title }: BreadcrumbsProps) {
  const words = useWords();
  const sidebar = useDocsSidebar();
  if (path === "/" || kind === "not-found") return null;
  return (
    <nav className={styles.breadcrumbs} aria-label={words.breadcrumbs}>
      <ol>
        <li>
          <SiteLink to="/">{words.home}</SiteLink>
        </li>
        {categoriesAbove(sidebar, path)?.map((category) => (
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

/** The categories that lead to a page, the outermost first; `undefined` when none of them does. */
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
