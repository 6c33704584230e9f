import type { ReactNode } from "react";
import * as styles from "./Prose.module.css";

/** A table in a description, in a scrollable box. */
export function Table({ children }: { readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable box must be reachable by keyboard
    <div className={styles.table} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
