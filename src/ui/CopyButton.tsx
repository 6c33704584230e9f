import * as styles from "./CopyButton.module.css";

interface CopyButtonProps {
  /** The text to copy; absent: the code of the code block around the button. */
  readonly text?: string;
  readonly label: string;
  /** Accessible name, if the label does not say what is copied; starts with the label. */
  readonly name?: string;
  /** Shown after copying. */
  readonly copied: string;
}

/** A copy button, handled by `controls.ts`. Hidden without JavaScript. */
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
