import { useSite } from "../config/SiteContext";
import type { NavbarEntry } from "../config/site-data";
import type { PageData } from "../page";
import { currentTarget } from "./current-target";
import { NavbarItem } from "./NavbarItem";
import * as styles from "./NavbarItems.module.css";

interface NavbarItemsProps {
  readonly page: PageData;
  /** One side of the navbar; absent: all entries, stacked as in the menu. */
  readonly position?: NavbarEntry["position"];
}

export function NavbarItems({ page, position }: NavbarItemsProps) {
  const { items } = useSite().config.navbar;
  const isStacked = position === undefined;
  // The search box stays in the bar.
  const shown = items.filter((entry) =>
    isStacked ? entry.type !== "search" : entry.position === position,
  );
  if (shown.length === 0) return null;
  const current = currentTarget(page.path, items.flatMap(targets));
  return (
    <ul className={styles.items} data-position={position ?? "stacked"}>
      {shown.map((entry, index) => (
        <NavbarItem
          key={index}
          entry={entry}
          page={page}
          isStacked={isStacked}
          currentTarget={current}
        />
      ))}
    </ul>
  );
}

function targets(entry: NavbarEntry): readonly string[] {
  if (entry.type === "dropdown") return entry.items.flatMap(targets);
  return entry.type === "link" && entry.to !== undefined ? [entry.to] : [];
}
