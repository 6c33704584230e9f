import { useWords } from "../i18n/use-words";
import * as styles from "./SkipLink.module.css";

/** The first tab stop of every page: a link past the navigation to the article. */
export function SkipLink() {
  return (
    <a className={styles.skipLink} href="#main">
      {useWords().skipToContent}
    </a>
  );
}
