import { useWords } from "../i18n/use-words";
import type { TocEntry } from "../page";
import { Icon } from "../ui/Icon";
import { Toc } from "./Toc";
import * as looks from "../ui/looks.module.css";
import * as styles from "./TocFold.module.css";

/** A collapsed table of contents above the article, where there is no room for a column. */
export function TocFold({ entries }: { entries: readonly TocEntry[] }) {
  const words = useWords();
  if (entries.length === 0) return null;
  return (
    <nav className={styles.fold} aria-label={words.onThisPage}>
      <details suppressHydrationWarning>
        <summary className={styles.summary}>
          {words.onThisPage}
          <Icon className={looks.chevron} name="chevron" />
        </summary>
        <div className={styles.entries}>
          <Toc entries={entries} />
        </div>
      </details>
    </nav>
  );
}
