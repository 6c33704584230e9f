import type { ReactNode } from "react";

import type { PageData } from "../page";
import * as styles from "./Layout.module.css";

interface PageFrameProps {
  readonly page: Pick<PageData, "kind" | "toc">;
  readonly children: ReactNode;
  /** The column after the page, if any. */
  readonly rail?: ReactNode;
}

/** What is in `main`: the page, and the column after it. */
export function PageFrame({ page, children, rail }: PageFrameProps) {
  return (
    <div className={styles.frame} data-kind={page.kind} data-toc={page.toc.length > 0}>
      <div className={styles.page}>{children}</div>
      {rail}
    </div>
  );
}
