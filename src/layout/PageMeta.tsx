import { useWords } from "../i18n/use-words";
import type { PageData } from "../page";
import * as styles from "./PageMeta.module.css";

/**
 * The end of an article: where its source can be edited, when that was last changed, and the help for keyboard shortcuts, which
 * `src/shortcuts` opens.
 */
export function PageMeta({ editUrl, lastUpdated }: Pick<PageData, "editUrl" | "lastUpdated">) {
  const words = useWords();
  return (
    <p className={styles.meta}>
      {editUrl !== undefined && (
        <a href={editUrl} rel="noreferrer">
          {words.editThisPage}
        </a>
      )}
      {lastUpdated && (
        <span>
          {words.lastUpdated} <time dateTime={lastUpdated.date}>{lastUpdated.text}</time>
        </span>
      )}
      <button
        className={styles.shortcuts}
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        data-shortcut-help
      >
        {words.shortcuts}
      </button>
    </p>
  );
}
