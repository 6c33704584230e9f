import type { TocEntry } from "../page";
import styles from "./Toc.module.css";

/** Links to the headings of the page. */
export function Toc({ entries }: { entries: readonly TocEntry[] }) {
  return (
    <ul className={styles.toc}>
      {entries.map((entry) => (
        <li key={entry.id} data-level={entry.level}>
          <a href={`#${encodeURIComponent(entry.id)}`}>{entry.title}</a>
        </li>
      ))}
    </ul>
  );
}
