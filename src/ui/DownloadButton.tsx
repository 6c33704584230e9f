import * as styles from "./CopyButton.module.css";

interface DownloadButtonProps {
  /** Name of the file. */
  readonly file: string;
  readonly label: string;
  /** Accessible name; starts with the label. */
  readonly name: string;
}

/** A button that saves the code around it as a file, handled by `inline.ts`. Hidden without JavaScript. */
export function DownloadButton({ file, label, name }: DownloadButtonProps) {
  return (
    <button type="button" className={styles.copy} data-download={file} aria-label={name}>
      {label}
    </button>
  );
}
