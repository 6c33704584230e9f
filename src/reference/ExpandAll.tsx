import { useReferenceWords } from "./ReferenceContext";
import * as styles from "./ExpandAll.module.css";

/**
 * Opens or closes every fold of the `[data-folds]` element around it, through `src/ui/expand-all.ts`, which remembers the choice.
 * Hidden without JavaScript and where nothing folds.
 *
 * The script sets only `aria-expanded`, which determines the visible label.
 */
export function ExpandAll({ of }: { readonly of: string }) {
  const words = useReferenceWords();
  return (
    <button type="button" className={styles.expandAll} data-expand-all="" aria-expanded="false">
      <span>{words.expandAll}</span>
      <span>{words.collapseAll}</span>
      <span className="visually-hidden">({of})</span>
    </button>
  );
}
