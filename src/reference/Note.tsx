import type { ReactNode } from "react";
import * as styles from "./Row.module.css";

/** A sentence about a keyword that cannot be shown otherwise. */
export function Note({ children }: { readonly children?: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
Note.part = "sentence" as const;
