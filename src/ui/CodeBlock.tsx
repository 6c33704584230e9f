import type { ReactNode } from "react";
import { CopyButton } from "./CopyButton";
import * as styles from "./CodeBlock.module.css";

/** Props of {@link CodeBlock}. */
export interface CodeBlockProps {
  /** Plain text, or HTML that was highlighted when the site was built. */
  readonly children: string | { readonly html: string };
  /** As written behind the fence, such as `json`. */
  readonly language?: string;
  /** Accessible name of the code. */
  readonly label?: string;
  /** What the bar above the code says. */
  readonly title?: ReactNode;
  /** Words of the copy button. */
  readonly copy: string;
  readonly copied: string;
}

/** Code in a box that scrolls by itself, with a copy button. */
export function CodeBlock(props: CodeBlockProps) {
  const { children, language, label, title, copy, copied } = props;
  const heading = title ?? language;
  const code =
    typeof children === "string" ? (
      <code>{children}</code>
    ) : (
      <code dangerouslySetInnerHTML={{ __html: children.html }} />
    );
  return (
    <figure className={styles.block} data-code aria-label={label ?? language}>
      <div className={heading === undefined ? styles.corner : styles.bar}>
        {heading}
        <CopyButton label={copy} copied={copied} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard */}
      <pre className={`${styles.pre} code`} tabIndex={0}>
        {code}
      </pre>
    </figure>
  );
}
