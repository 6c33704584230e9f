import { useEffect, useLayoutEffect } from "react";

import { useSite } from "../config/SiteContext";
import { useWords } from "../i18n/use-words";
import type { PageData } from "../page";
import { overviewPath } from "../paths";
import { useDocsSidebar } from "../state/docs";
import { drawerId, mainMenuId } from "../state/drawer";
import { manageFolds } from "../state/folds";
import { useNavbar } from "../state/NavbarProvider";
import { Icon } from "../ui/Icon";
import { NavbarItem } from "./NavbarItem";
import { NavbarItems } from "./NavbarItems";
import * as styles from "./Sidebar.module.css";
import { SidebarFilter } from "./SidebarFilter";
import { SidebarList } from "./SidebarList";
import { ThemeToggle } from "./ThemeToggle";

/**
 * The navigation of the docs. One element for both layouts: a column that CSS always shows from the
 * desktop width, and below it a popover that opens and closes without any script. There a second popover inside it, the main menu,
 * slides over the docs; on a page without docs the main menu is all there is.
 */
export function Sidebar({ page }: { page: PageData }) {
  const words = useWords();
  const { title, items } = useSite().config.navbar;
  const search = items.find(({ type }) => type === "search");
  const { menu, isMenuOpen, closeMenu } = useNavbar();
  const sidebar = useDocsSidebar();
  const hasDocs = sidebar.length > 0;

  useEffect(() => (menu.current ? manageFolds(menu.current) : undefined), [menu]);

  // In the layout phase: the heading that navigation then puts the focus on must not be inert any more.
  useLayoutEffect(() => {
    closeMenu();
    revealCurrent(menu.current);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the path says when, not what
  }, [page.path, menu, closeMenu]);

  const list = <SidebarList items={sidebar} path={page.path} />;
  const mainMenu = (
    <div className={styles.mainMenu}>
      <nav aria-label={words.mainNavigation}>
        <NavbarItems page={page} />
      </nav>
      <ThemeToggle />
    </div>
  );
  return (
    <div
      ref={menu}
      className={styles.drawer}
      id={drawerId}
      popover="auto"
      // While it is open the rest is inert: a dialog, of which the pages' landmarks are no part.
      role={isMenuOpen ? "dialog" : undefined}
      aria-modal={isMenuOpen || undefined}
      aria-label={isMenuOpen ? words.menu : undefined}
      data-empty={!hasDocs}
      onToggle={(event) => {
        // React lets this event bubble: a category that folds must not scroll the list.
        if (event.target === event.currentTarget) revealCurrent(event.currentTarget);
      }}
    >
      <div className={styles.head}>
        <span className={styles.title}>{title}</span>
        {search && <NavbarItem entry={search} page={page} isStacked />}
        <button
          className={styles.close}
          type="button"
          aria-label={words.closeMenu}
          popoverTarget={drawerId}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
        </button>
      </div>
      {hasDocs ? (
        <>
          <div className={styles.docs}>
            <button className={styles.switch} type="button" popoverTarget={mainMenuId}>
              <Icon name="previous" />
              {words.backToMainMenu}
            </button>
            <nav aria-label={words.docsNavigation}>
              {sidebar.some(({ path }) => path === overviewPath) ? (
                <SidebarFilter items={sidebar} path={page.path}>
                  {list}
                </SidebarFilter>
              ) : (
                list
              )}
            </nav>
          </div>
          <div className={styles.panel} id={mainMenuId} popover="auto">
            <button
              className={styles.switch}
              type="button"
              popoverTarget={mainMenuId}
              popoverTargetAction="hide"
            >
              {words.docsNavigation}
              <Icon name="next" />
            </button>
            {mainMenu}
          </div>
        </>
      ) : (
        mainMenu
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
