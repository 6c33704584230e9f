import { memo, useRef } from "react";
import { useHideOnScroll } from "virtual:shell";

import { useSite } from "../config/SiteContext";
import { useWords } from "../i18n/use-words";
import type { PageData } from "../page";
import { drawerId } from "../state/drawer";
import { Icon } from "../ui/Icon";
import { LogoLink } from "./LogoLink";
import * as looks from "../ui/looks.module.css";
import * as styles from "./Navbar.module.css";
import { NavbarItems } from "./NavbarItems";
import { ThemeToggle } from "./ThemeToggle";

/** The bar at the top of the window, which can be configured to hide on scroll. */
export const Navbar = memo(function Navbar({ page }: { page: PageData }) {
  const words = useWords();
  const { title, logo, style } = useSite().config.navbar;
  const navbar = useRef<HTMLElement>(null);
  useHideOnScroll(navbar);

  return (
    <header ref={navbar} className={styles.navbar} data-look={style}>
      <div className={styles.inner}>
        <button
          className={`${styles.menuButton} ${looks.iconButton}`}
          type="button"
          aria-label={words.openMenu}
          popoverTarget={drawerId}
        >
          <Icon name="menu" />
        </button>
        <LogoLink className={styles.brand} logo={logo}>
          <span className={styles.title}>{title}</span>
        </LogoLink>
        <nav className={styles.navigation} aria-label={words.mainNavigation}>
          <NavbarItems page={page} position="left" />
          <NavbarItems page={page} position="right" />
        </nav>
        <ThemeToggle />
      </div>
    </header>
  );
});
