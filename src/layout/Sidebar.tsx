import { useEffect, useLayoutEffect, useRef } from "react";

import { useSite } from "../config/SiteContext";
import { useWords } from "../i18n/use-words";
import type { PageData } from "../page";
import { closeDrawer, drawerId, manageDrawer } from "../state/drawer";
import { Icon } from "../ui/Icon";
import { NavbarItems } from "./NavbarItems";
import styles from "./Sidebar.module.css";
import { SidebarList } from "./SidebarList";

/**
 * The navigation of the docs. One element for both layouts: a column that CSS always shows from the
 * desktop width, and below it a popover that opens and closes without any script.
 */
export function Sidebar({ page }: { page: PageData }) {
  const words = useWords();
  const { title } = useSite().config.navbar;
  const drawer = useRef<HTMLDivElement>(null);

  useEffect(() => (drawer.current ? manageDrawer(drawer.current) : undefined), []);

  // In the layout phase: the heading that navigation then puts the focus on must not be inert any more.
  useLayoutEffect(() => {
    closeDrawer();
    revealCurrent(drawer.current);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the path says when, not what
  }, [page.path]);

  return (
    <div
      ref={drawer}
      className={styles.drawer}
      id={drawerId}
      popover="auto"
      data-empty={page.sidebar.length === 0}
      onToggle={() => revealCurrent(drawer.current)}
    >
      <div className={styles.head}>
        <span className={styles.title}>{title}</span>
        <button
          className={styles.close}
          type="button"
          aria-label={words.closeMenu}
          popoverTarget={drawerId}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
        </button>
        <nav className={styles.main} aria-label={words.mainNavigation}>
          <NavbarItems page={page} />
        </nav>
      </div>
      {page.sidebar.length > 0 && (
        <nav aria-label={words.docsNavigation}>
          <SidebarList items={page.sidebar} path={page.path} />
        </nav>
      )}
    </div>
  );
}

/**
 * Scrolls the line of the page being read into view, in the sidebar alone. Not with `scrollIntoView`: after it Chromium
 * begins at that line when Tab is first pressed, and jumps over the skip link.
 */
function revealCurrent(drawer: HTMLElement | null): void {
  const current = drawer?.querySelector("li > [aria-current='page']");
  if (!drawer || !current) return;
  const line = current.getBoundingClientRect();
  const frame = drawer.getBoundingClientRect();
  if (line.top >= frame.top && line.bottom <= frame.bottom) return;
  drawer.scrollTop += line.top - frame.top - frame.height / 2;
}
