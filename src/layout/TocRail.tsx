import { useId } from "react";

import { useWords } from "../i18n/use-words";
import type { TocEntry } from "../page";
import { Toc } from "./Toc";
import * as styles from "./TocRail.module.css";
import { useCurrentSection } from "./use-current-section";

/** The table of contents in its own column, where the window is wide enough. */
export function TocRail({ entries }: { entries: readonly TocEntry[] }) {
  const words = useWords();
  const titleId = useId();
  const current = useCurrentSection(entries);
  if (entries.length === 0) return null;
  return (
    <nav className={styles.rail} aria-labelledby={titleId}>
      <p className={styles.title} id={titleId}>
        {words.onThisPage}
      </p>
      <Toc entries={entries} current={current} />
    </nav>
  );
}
