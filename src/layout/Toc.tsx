import type { TocEntry } from "../page";
import * as styles from "./Toc.module.css";

interface TocProps {
  readonly entries: readonly TocEntry[];
  /** Id of the section being read. */
  readonly current?: string;
}

/** Links to the headings of the page. */
export function Toc({ entries, current }: TocProps) {
  return (
    <ul className={styles.toc}>
      {entries.map((entry) => (
        <li key={entry.id} data-level={entry.level}>
          <a
            href={`#${encodeURIComponent(entry.id)}`}
            aria-current={entry.id === current ? "true" : undefined}
          >
            {entry.title}
          </a>
        </li>
      ))}
    </ul>
  );
}
