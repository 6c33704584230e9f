import { useSite } from "../config/SiteContext";
import { useWords } from "../i18n/use-words";
import type { PageData } from "../page";
import { drawerId } from "../state/drawer";
import { Icon } from "../ui/Icon";
import { ConfiguredLink } from "./ConfiguredLink";
import { Logo } from "./Logo";
import styles from "./Navbar.module.css";
import { NavbarItems } from "./NavbarItems";
import { ThemeToggle } from "./ThemeToggle";

/** The bar that stays at the top of the window. */
export function Navbar({ page }: { page: PageData }) {
  const words = useWords();
  return (
    <header className={styles.navbar}>
      <div className={styles.inner}>
        <button
          className={styles.menuButton}
          type="button"
          aria-label={words.openMenu}
          popoverTarget={drawerId}
        >
          <Icon name="menu" />
        </button>
        <Brand />
        <nav className={styles.navigation} aria-label={words.mainNavigation}>
          <NavbarItems page={page} position="left" />
          <NavbarItems page={page} position="right" />
        </nav>
        <ThemeToggle />
      </div>
    </header>
  );
}

/** Logo and title, leading to the start page or where the logo's configuration says. */
function Brand() {
  const { title, logo } = useSite().config.navbar;
  const elsewhere = logo?.href && /^[a-z]+:/i.test(logo.href);
  return (
    <ConfiguredLink
      className={styles.brand}
      to={elsewhere ? undefined : (logo?.href ?? "/")}
      href={logo?.href}
      target={logo?.target}
    >
      {logo && <Logo logo={logo} />}
      <span className={styles.title}>{title}</span>
    </ConfiguredLink>
  );
}
