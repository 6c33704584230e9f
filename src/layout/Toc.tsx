import { useId } from "react";

import { useWords } from "../i18n/use-words";
import type { TocEntry } from "../page";
import * as looks from "../ui/looks.module.css";
import * as styles from "./Toc.late.module.css";

/** A collapsed table of contents above the article, shown if there is no room for a column. */
export function TocFold({ entries }: { entries: readonly TocEntry[] }) {
  const words = useWords();
  return (
    <nav className={styles.fold} aria-label={words.onThisPage}>
      <details>
        <summary className={`${styles.foldSummary} fold-end`}>{words.onThisPage}</summary>
        <div className={styles.entries}>
          <Toc entries={entries} />
        </div>
      </details>
    </nav>
  );
}

/**
 * The table of contents in its own column, shown if the window is wide enough. `src/shortcuts/section-marks.ts` marks the current
 * section.
 */
export function TocRail({ entries }: { entries: readonly TocEntry[] }) {
  const words = useWords();
  const titleId = useId();
  return (
    <nav className={styles.rail} aria-labelledby={titleId} data-sections="rail">
      <p className={looks.caption} id={titleId}>
        {words.onThisPage}
      </p>
      <Toc entries={entries} />
    </nav>
  );
}

/** Links to the headings of the page. */
function Toc({ entries }: { entries: readonly TocEntry[] }) {
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
