import type { ReactNode } from "react";
import { Anchor } from "./Anchor";
import { Heading } from "./Heading";
import * as styles from "./HeadingLine.module.css";

interface HeadingLineProps {
  readonly id: string;
  /** The heading in plain text. */
  readonly name: string;
  readonly look?: "code";
  /** The heading with markup; defaults to the name. */
  readonly heading?: ReactNode;
  /** Shown between the heading and its link. */
  readonly flag?: ReactNode;
  /** Shown beside the heading. */
  readonly children?: ReactNode;
}

/** A heading with a link to itself. */
export function HeadingLine({ id, name, look, heading, flag, children }: HeadingLineProps) {
  return (
    <div className={styles.line} data-look={look} data-join={look === "code" ? " " : ""}>
      <Heading id={id}>{heading ?? name}</Heading>
      {flag}
      {/* With `code`, the children continue the name and precede the link; otherwise they are controls at the end of the line. */}
      {look === "code" && children}
      <Anchor id={id} name={name} />
      {look !== "code" && children}
    </div>
  );
}
