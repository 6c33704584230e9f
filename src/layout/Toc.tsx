import { memo, useId } from "react";

import { useWords } from "../i18n/use-words";
import type { TocEntry } from "../page";
import * as styles from "./Toc.module.css";
import { useCurrentSection } from "./use-current-section";

/** A collapsed table of contents above the article, shown if there is no room for a column. */
export function TocFold({ entries }: { entries: readonly TocEntry[] }) {
  const words = useWords();
  if (entries.length === 0) return null;
  return (
    <nav className={styles.fold} aria-label={words.onThisPage}>
      <details suppressHydrationWarning>
        <summary className={`${styles.foldSummary} fold-end`}>{words.onThisPage}</summary>
        <div className={styles.entries}>
          <Toc entries={entries} />
        </div>
      </details>
    </nav>
  );
}

/** The table of contents in its own column, shown if the window is wide enough. */
export const TocRail = memo(function TocRail({ entries }: { entries: readonly TocEntry[] }) {
  const words = useWords();
  const titleId = useId();
  const current = useCurrentSection(entries);
  if (entries.length === 0) return null;
  return (
    <nav className={styles.rail} aria-labelledby={titleId}>
      <p className={styles.railTitle} id={titleId}>
        {words.onThisPage}
      </p>
      <Toc entries={entries} current={current} />
    </nav>
  );
});

interface TocProps {
  readonly entries: readonly TocEntry[];
  /** Id of the current section. */
  readonly current?: string;
}

/** Links to the headings of the page. */
function Toc({ entries, current }: TocProps) {
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
