import { useSite } from "../config/SiteContext";
import { useWords } from "../i18n/use-words";
import { colorModeToggle } from "../state/color-mode";
import { Icon } from "../ui/Icon";
import * as looks from "../ui/looks.module.css";
import * as styles from "./ThemeToggle.module.css";

/**
 * The switch between light and dark. Both icons and labels are rendered and CSS shows one of each by the
 * root's `data-theme`, so they are right before hydration and cause no mismatch. The controls
 * (`state/color-mode.ts`) handle the click.
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
