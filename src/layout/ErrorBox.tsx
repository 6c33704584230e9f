import type { ReactNode } from "react";

import * as looks from "../ui/looks.module.css";
import * as styles from "./ErrorBox.late.module.css";

interface ErrorBoxProps {
  readonly title: string;
  /** Whether the content of the page follows, with its own heading. */
  readonly isAbovePage?: boolean;
  /** Label of the button. */
  readonly action: string;
  readonly onAction: () => void;
  readonly children: ReactNode;
}

/** An error message with a button for the one action that may fix it. */
export function ErrorBox({ title, isAbovePage, action, onAction, children }: ErrorBoxProps) {
  const Title = isAbovePage ? "p" : "h1";
  return (
    <div className={styles.box} role="alert">
      <Title className={styles.title}>{title}</Title>
      {children}
      <button className={looks.button} type="button" onClick={onAction}>
        {action}
      </button>
    </div>
  );
}
