import { useWords } from "../i18n/use-words";
import type { PageData } from "../page";
import * as styles from "./PageMeta.module.css";

/** The end of an article: where its source can be edited, and when that was last changed. */
export function PageMeta({ editUrl, lastUpdated }: Pick<PageData, "editUrl" | "lastUpdated">) {
  const words = useWords();
  if (editUrl === undefined && !lastUpdated) return null;
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
    </p>
  );
}
