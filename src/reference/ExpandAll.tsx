import { useReferenceWords } from "./ReferenceContext";
import * as styles from "./ExpandAll.module.css";

/**
 * Opens or closes every fold of the `[data-folds]` element around it; `src/ui/expand-all.ts` does it and remembers the choice. Not
 * to be seen without JavaScript, where each fold is opened by itself, nor where nothing folds.
 *
 * `aria-expanded` alone tells the script's state: of the two labels only the one that it asks for is drawn.
 */
export function ExpandAll({ of }: { readonly of: string }) {
  const words = useReferenceWords();
  return (
    <button
      type="button"
      className={styles.expandAll}
      data-expand-all=""
      aria-expanded="false"
      suppressHydrationWarning
    >
      <span>{words.expandAll}</span>
      <span>{words.collapseAll}</span>
      <span className={styles.of}>({of})</span>
    </button>
  );
}
