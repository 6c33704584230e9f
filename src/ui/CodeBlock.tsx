import type { ReactNode } from "react";
import * as styles from "./CodeBlock.module.css";
import * as buttonStyles from "./CopyButton.module.css";
import { CopyButton } from "./CopyButton";
import { counted, fill, type PluralForms } from "../shared/fill-text";

/** Longer code starts collapsed to fewer lines (`--lines` in CodeBlock.module.css), so that expanding it is worth a click. */
const maxLines = 24;

/** Characters of a line that fit beside the text of an operation. */
const widestLine = 56;

export interface CodeBlockProps {
  /** Plain text, or HTML that the build has highlighted. */
  readonly children: string | { readonly html: string };
  /** As written after the fence, such as `json`. */
  readonly language?: string | undefined;
  /** Accessible name of the code. */
  readonly label?: string;
  /** Shown above the code without JavaScript and in print. */
  readonly title?: ReactNode;
  /** File name for a download button; absent: no button. */
  readonly file?: string;
  readonly words: CodeBlockWords;
}

/** Labels of the controls. */
export interface CodeBlockWords {
  readonly lang: string;
  readonly copy: string;
  readonly copied: string;
  readonly download: string;
  /** Name of the button that saves a file; starts with its label. */
  readonly downloadFile: string;
  readonly wrapLines: string;
  readonly showAllLines: PluralForms;
  readonly showFewerLines: string;
}

/** Code in a scrollable box with a copy button. Long code starts collapsed; long lines can be wrapped, in all blocks at once. */
export function CodeBlock(props: CodeBlockProps) {
  const { children, language, label, title, file, words } = props;
  const ofLanguage = language && `language-${language}`;
  const text = typeof children === "string" ? children : children.html;
  const lines = text
    .replace(/<[^>]*>/g, "")
    .trimEnd()
    .split("\n");
  return (
    <figure className={styles.block} data-code="" aria-label={label ?? language}>
      {title !== undefined && <figcaption className={styles.title}>{title}</figcaption>}
      <div className={styles.controls}>
        {file !== undefined && (
          <button
            type="button"
            className={buttonStyles.copy}
            data-download={file}
            aria-label={fill(words.downloadFile, { file })}
          >
            {words.download}
          </button>
        )}
        {lines.some(({ length }) => length > widestLine) && (
          <button type="button" className={buttonStyles.copy} data-wrap="" aria-pressed={true}>
            {words.wrapLines}
          </button>
        )}
        <CopyButton label={words.copy} copied={words.copied} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard */}
      <pre className={`${styles.pre} code`} tabIndex={0}>
        {typeof children === "string" ? (
          <code className={ofLanguage}>{children}</code>
        ) : (
          <code className={ofLanguage} dangerouslySetInnerHTML={{ __html: children.html }} />
        )}
      </pre>
      {lines.length > maxLines && (
        // CSS shortens the code above depending on its state. This works without a script, and print shows everything.
        <details className={styles.all}>
          <summary className="fold-mark" data-controls="">
            <span className={styles.more}>
              {counted(words.showAllLines, lines.length, words.lang)}
            </span>
            <span className={styles.fewer}>{words.showFewerLines}</span>
          </summary>
        </details>
      )}
    </figure>
  );
}
