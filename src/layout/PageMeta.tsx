import { useWords } from "../i18n/use-words";
import type { PageData } from "../page";
import * as styles from "./PageMeta.module.css";

/**
 * The end of an article: edit link, date of the last change and a button for the shortcut help
 * (opened by `src/shortcuts`).
 */
export function PageMeta({
  editUrl,
  lastUpdated,
}: Partial<Pick<PageData, "editUrl" | "lastUpdated">>) {
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
