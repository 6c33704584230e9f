import type { ReactNode } from "react";

import * as styles from "./ErrorBox.module.css";

interface ErrorBoxProps {
  readonly title: string;
  /** The text of the page stands below, with a heading of its own. */
  readonly isAbovePage?: boolean;
  /** Label of the button. */
  readonly action: string;
  readonly onAction: () => void;
  readonly children: ReactNode;
}

/** Says what went wrong, and offers the one thing that may mend it. */
export function ErrorBox({ title, isAbovePage, action, onAction, children }: ErrorBoxProps) {
  const Title = isAbovePage ? "p" : "h1";
  return (
    <div className={styles.box} role="alert">
      <Title className={styles.title}>{title}</Title>
      {children}
      <button className={styles.button} type="button" onClick={onAction}>
        {action}
      </button>
    </div>
  );
}
