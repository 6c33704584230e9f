import * as styles from "./CopyButton.module.css";

/** Props of {@link CopyButton}. */
export interface CopyButtonProps {
  /** What is copied; when absent, the code of the code block around the button. */
  readonly text?: string;
  readonly label: string;
  /** Accessible name, when the label alone does not say what is copied; starts with the label. */
  readonly name?: string;
  /** What the button says after it has copied. */
  readonly copied: string;
}

/** A button that copies; `inline.ts` does the work. Without JavaScript it is not shown. */
export function CopyButton({ text, label, name, copied }: CopyButtonProps) {
  return (
    <button
      type="button"
      className={styles.copy}
      data-copy={text ?? ""}
      data-copied={copied}
      aria-label={name}
    >
      <span className={styles.label}>{label}</span>
      <output className={styles.done} />
    </button>
  );
}
