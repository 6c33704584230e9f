import type { ReactNode } from "react";
import * as styles from "./Fold.module.css";

/** Props of {@link Fold}. */
export interface FoldProps {
  readonly id?: string;
  readonly summary: ReactNode;
  readonly open: boolean;
  /** Shows a line beside the body. */
  readonly nested?: boolean;
  readonly children: ReactNode;
}

/** A native `<details>`: folds without JavaScript, and find-in-page opens it. */
export function Fold({ id, summary, open, nested = false, children }: FoldProps) {
  return (
    <details id={id} className={styles.fold} open={open}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={nested ? styles.nested : styles.body}>{children}</div>
    </details>
  );
}
