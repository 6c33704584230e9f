import { isValidElement, type ReactNode } from "react";
import { childList } from "./parts";
import * as styles from "./Prose.module.css";

/** Elements of a description, with tables in a box of their own that scrolls; nothing when there are none. */
export function Prose({ children }: { readonly children: ReactNode }) {
  const list = childList(children);
  if (list.length === 0) return null;
  return <div className={styles.prose}>{list.map(boxedTable)}</div>;
}

function boxedTable(child: ReactNode): ReactNode {
  if (!isValidElement(child) || child.type !== "table") return child;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
    <div key={child.key} className={styles.table} tabIndex={0}>
      {child}
    </div>
  );
}
