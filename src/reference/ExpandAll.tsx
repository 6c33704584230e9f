import { useReferenceWords } from "./ReferenceContext";
import * as styles from "./ExpandAll.module.css";

/**
 * A button that opens or closes every fold of the `[data-folds]` element around it. `src/ui/expand-all.ts` handles it and stores the
 * choice. Hidden without JavaScript and if there are no folds.
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
