import { memo } from "react";

import { useWords } from "../i18n/use-words";
import type { SidebarItem } from "../page";
import { isExternal, overviewPath } from "../paths";
import { NameText } from "../reference/NameText";
import { ConfiguredLink } from "./ConfiguredLink";
import * as styles from "./SidebarList.module.css";

type LinkItem = Extract<SidebarItem, { type: "link" }>;
type CategoryItem = Extract<SidebarItem, { type: "category" }>;

interface SidebarListProps {
  readonly items: readonly SidebarItem[];
  /** Path of the current page; may be absent if no item links to it. */
  readonly path?: string;
  /** 0 at the top level. */
  readonly depth?: number;
  /** Whether every category starts open. */
  readonly isUnfolded?: boolean;
}

/** One level of the sidebar. Only parts in which the current page changes render again, because a hundred links take time on a phone. */
export function SidebarList({ items, path, depth = 0, isUnfolded = false }: SidebarListProps) {
  return (
    <ul className={styles.list} data-depth={depth}>
      {items.map((item) => (
        <li key={`${item.type} ${item.label} ${item.path}`}>
          {item.type === "link" ? (
            <SidebarLink item={item} isCurrent={item.path === path} />
          ) : (
            <SidebarCategory
              item={item}
              path={path !== undefined && contains(item, path) ? path : undefined}
              depth={depth}
              isOpen={isUnfolded || (depth === 0 && item.path === undefined && !isApiPath(path))}
              isUnfolded={isUnfolded}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

const SidebarLink = memo(function SidebarLink({
  item,
  isCurrent,
}: {
  item: LinkItem;
  isCurrent: boolean;
}) {
  const words = useWords();
  return (
    <ConfiguredLink
      {...(isExternal(item.path) ? { href: item.path } : { to: item.path })}
      className={styles.link}
      aria-current={isCurrent ? "page" : undefined}
    >
      {item.method && (
        <span className={styles.method} data-method={item.method}>
          {`${item.method === "webhook" ? words.webhookBadge : item.method.toUpperCase()} `}
        </span>
      )}
      <span className={item.deprecated ? styles.deprecated : undefined}>
        <NameText name={item.label} />
      </span>
      {item.isNew && <span className={styles.new}>{` ${words.new}`}</span>}
      {item.deprecated && <span className="visually-hidden"> ({words.deprecated})</span>}
    </ConfiguredLink>
  );
});

const SidebarCategory = memo(function SidebarCategory({
  item,
  path,
  depth,
  isOpen,
  isUnfolded,
}: {
  item: CategoryItem;
  /** Path of the current page, if the category contains it. */
  path: string | undefined;
  depth: number;
  isOpen: boolean;
  isUnfolded: boolean;
}) {
  const words = useWords();
  const overview: readonly SidebarItem[] = item.path
    ? [{ type: "link", label: words.categoryOverview, path: item.path }]
    : [];
  return (
    // The reader may toggle it before hydration; that mismatch needs no warning.
    <details
      className={styles.category}
      open={isOpen || path !== undefined}
      suppressHydrationWarning
    >
      <summary className={`${styles.summary} fold-end`}>{item.label}</summary>
      <SidebarList
        items={[...overview, ...item.items]}
        path={path}
        depth={depth + 1}
        isUnfolded={isUnfolded}
      />
    </details>
  );
});

function contains(item: SidebarItem, path: string): boolean {
  if (item.path === path) return true;
  return item.type === "category" && item.items.some((child) => contains(child, path));
}

function isApiPath(path = ""): boolean {
  return path === overviewPath || path.startsWith(`${overviewPath}/`);
}
