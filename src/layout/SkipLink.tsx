import { useWords } from "../i18n/use-words";
import * as styles from "./SkipLink.module.css";

/** The first stop of the keyboard on every page: past the navigation, to the article. */
export function SkipLink() {
  return (
    <a className={styles.skipLink} href="#main">
      {useWords().skipToContent}
    </a>
  );
}
