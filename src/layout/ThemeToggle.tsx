import { useSite } from "../config/SiteContext";
import { useWords } from "../i18n/use-words";
import { colorModeToggle } from "../state/color-mode";
import { Icon } from "../ui/Icon";
import * as looks from "../ui/looks.module.css";
import * as styles from "./ThemeToggle.module.css";

/**
 * The switch between light and dark. It renders both icons and labels, and CSS shows one of each depending on
 * the root's `data-theme`, so they are right before hydration and cause no mismatch. The controls handle the
 * click, see `color-mode.ts`.
 */
export function ThemeToggle() {
  const words = useWords();
  if (useSite().config.colorMode.disableSwitch) return null;
  return (
    <button className={`${styles.toggle} ${looks.iconButton}`} type="button" {...colorModeToggle}>
      <span className={styles.toDark}>
        <Icon name="moon" />
        <span className="visually-hidden">{words.switchToDark}</span>
      </span>
      <span className={styles.toLight}>
        <Icon name="sun" />
        <span className="visually-hidden">{words.switchToLight}</span>
      </span>
    </button>
  );
}
