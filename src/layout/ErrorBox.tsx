import type { ReactNode } from "react";

import styles from "./ErrorBox.module.css";

interface ErrorBoxProps {
  readonly title: string;
  /** Label of the button. */
  readonly action: string;
  readonly onAction: () => void;
  readonly children: ReactNode;
}

/** Says what went wrong, and offers the one thing that may mend it. */
export function ErrorBox({ title, action, onAction, children }: ErrorBoxProps) {
  return (
    <div className={styles.box} role="alert">
      <h1 className={styles.title}>{title}</h1>
      {children}
      <button className={styles.button} type="button" onClick={onAction}>
        {action}
      </button>
    </div>
  );
}
