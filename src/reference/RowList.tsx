import type { ReactNode } from "react";
import { childList } from "./parts";
import { useReferenceWords } from "./ReferenceContext";
import * as styles from "./Row.module.css";

/** A list of rows; `closed` says in words that nothing may be added. Nothing when there are no rows. */
export function RowList(props: { readonly closed?: boolean; readonly children: ReactNode }) {
  const words = useReferenceWords();
  const rows = childList(props.children);
  return (
    <>
      {rows.length > 0 && <ul className={styles.rows}>{rows}</ul>}
      {props.closed && <p className={styles.note}>{words.noOtherProperties}</p>}
    </>
  );
}
