import * as styles from "./CopyButton.module.css";

/** Props of {@link DownloadButton}. */
export interface DownloadButtonProps {
  /** Name of the file. */
  readonly file: string;
  readonly label: string;
  /** Accessible name; starts with the label. */
  readonly name: string;
}

/** A button that saves the code of the code block around it; `inline.ts` does the work. Without JavaScript it is not shown. */
export function DownloadButton({ file, label, name }: DownloadButtonProps) {
  return (
    <button type="button" className={styles.copy} data-download={file} aria-label={name}>
      {label}
    </button>
  );
}
