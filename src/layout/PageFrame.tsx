import type { ReactNode } from "react";

import type { PageKind } from "../shared/page-kinds";
import * as styles from "./Layout.module.css";

interface PageFrameProps {
  readonly kind: PageKind;
  readonly children: ReactNode;
  /** The column after the page, if any. */
  readonly rail?: ReactNode;
}

/** What is in `main`: the page, and the column after it. */
export function PageFrame({ kind, children, rail }: PageFrameProps) {
  return (
    <div className={styles.frame} data-kind={kind} data-toc={rail !== undefined}>
      <div className={styles.page}>{children}</div>
      {rail}
    </div>
  );
}
