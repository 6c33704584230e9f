import type { ReactNode } from "react";
import * as styles from "./Prose.module.css";

/** A table of a description, in a box of its own that scrolls. */
export function Table({ children }: { readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
    <div className={styles.table} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
