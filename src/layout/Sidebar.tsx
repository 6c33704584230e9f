import { memo, useLayoutEffect } from "react";

import { useSite } from "../config/SiteContext";
import { useWords } from "../i18n/use-words";
import type { PageData, SidebarItem } from "../page";
import { useDocsSidebar } from "../state/docs";
import { drawerId, mainMenuId } from "../state/drawer";
import { useNavbar } from "../state/NavbarProvider";
import { Icon } from "../ui/Icon";
import { NavbarItems } from "./NavbarItems";
import { revealCurrent } from "./reveal-current";
import * as looks from "../ui/looks.module.css";
import * as styles from "./Sidebar.module.css";
import { SidebarFilter } from "./SidebarFilter";
import { SidebarList } from "./SidebarList";
import { ThemeToggle } from "./ThemeToggle";

/** Number of pages that a sidebar shows at once. With more, it has a filter. */
const pagesInSight = 24;

/**
 * The docs navigation, one element for both layouts: a column at desktop width, and below that a
 * popover that works without JavaScript. Inside the popover, a second one with the main menu slides
 * over the docs; a page without docs has only the main menu.
 */
export const Sidebar = memo(function Sidebar({ page }: { page: PageData }) {
  const words = useWords();
  const { title } = useSite().config.navbar;
  const { menu, isMenuOpen } = useNavbar();
  const sidebar = useDocsSidebar();
  const hasDocs = sidebar.length > 0;

  useLayoutEffect(() => {
    // Deferred, because measuring would lay out the new page before it is complete.
    const frame = requestAnimationFrame(() => revealCurrent(menu.current));
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the path is only a trigger
  }, [page.path, menu]);

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
      // While it is open, the rest of the page is inert, so it is a modal dialog.
      role={isMenuOpen ? "dialog" : undefined}
      aria-modal={isMenuOpen || undefined}
      aria-label={isMenuOpen ? words.menu : undefined}
      data-empty={!hasDocs}
    >
      <div className={styles.head}>
        <span className={styles.title}>{title}</span>
        <button
          className={looks.iconButton}
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
              {countPages(sidebar) > pagesInSight ? (
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
});

function countPages(items: readonly SidebarItem[]): number {
  return items.reduce(
    (count, item) => count + (item.type === "category" ? countPages(item.items) : 1),
    0,
  );
}
