import { useSite } from "../config/SiteContext";
import type { NavbarItem as Item, NavbarPosition } from "../config/site-config";
import type { PageData } from "../page";
import { currentTarget } from "./current-target";
import { NavbarItem } from "./NavbarItem";
import styles from "./NavbarItems.module.css";

/** The configured items of one side of the navbar, or all of them one under the other, as the menu shows them. */
export function NavbarItems({ page, position }: { page: PageData; position?: NavbarPosition }) {
  const { navbar } = useSite().config;
  const items = navbar.items.filter((item) => isVisible(item, position));
  if (items.length === 0) return null;
  const current = currentTarget(
    page.path,
    navbar.items.flatMap((item) => ("to" in item && item.to ? [item.to] : [])),
  );
  return (
    <ul className={styles.items} data-stacked={position === undefined}>
      {items.map((item, index) => (
        <li key={index}>
          <NavbarItem item={item} page={page} currentTarget={current} />
        </li>
      ))}
    </ul>
  );
}

function isVisible(item: Item, position: NavbarPosition | undefined): boolean {
  return position === undefined || (item.position ?? "left") === position;
}
