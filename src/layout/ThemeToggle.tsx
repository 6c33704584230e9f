import { useSite } from "../config/SiteContext";
import { useWords } from "../i18n/use-words";
import { colorModeToggle } from "../state/color-mode";
import { useColorMode } from "../state/ColorModeProvider";
import { Icon } from "../ui/Icon";
import * as looks from "../ui/looks.module.css";
import * as styles from "./ThemeToggle.module.css";

/**
 * The switch between light and dark. It renders both icons and labels, and CSS shows one of each depending on
 * the root's `data-theme`, so they are right before hydration and cause no mismatch. Until then, the inline
 * script of `color-mode.ts` handles the click.
 */
export function ThemeToggle() {
  const words = useWords();
  const { colorMode, setColorMode } = useColorMode();
  if (useSite().config.colorMode.disableSwitch) return null;
  return (
    <button
      className={`${styles.toggle} ${looks.iconButton}`}
      type="button"
      onClick={(event) => {
        event.preventDefault();
        setColorMode(colorMode === "dark" ? "light" : "dark");
      }}
      {...colorModeToggle}
    >
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
