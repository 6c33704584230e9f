import type { ReactNode } from "react";
import { useNesting } from "./nesting";
import * as styles from "./Fold.module.css";

interface FoldProps {
  readonly summary: ReactNode;
  readonly open: boolean;
  /** Whether to show a line beside the body. */
  readonly nested?: boolean;
  /** Whether the summary only repeats what is inside. */
  readonly repeats?: boolean;
  /** Id of the variant of a schema that the body shows; fold and chosen variant stay in sync. */
  readonly branch?: string | undefined;
  /** URL of the page of a schema, which `src/fields` fetches to replace the children; only for readers with JavaScript. */
  readonly unfold?: string;
  readonly children: ReactNode;
}

/** A native `<details>`, which works without JavaScript and which find-in-page opens. */
export function Fold(props: FoldProps) {
  const { summary, open, nested = false, repeats = false, branch, unfold, children } = props;
  const { level } = useNesting();
  return (
    <details
      className={styles.fold}
      open={open}
      data-branch={branch}
      data-unfold={unfold}
      data-level={unfold && level}
      data-controls={unfold && ""}
    >
      <summary className={`${styles.summary} fold-mark`} data-controls={repeats ? "" : undefined}>
        {summary}
      </summary>
      <div className={nested ? styles.nested : styles.body}>{children}</div>
    </details>
  );
}
