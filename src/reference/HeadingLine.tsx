import type { ReactNode } from "react";
import { Anchor } from "./Anchor";
import { LevelHeading } from "./LevelHeading";
import * as styles from "./HeadingLine.module.css";

/** Props of {@link HeadingLine}. */
export interface HeadingLineProps {
  readonly id: string;
  /** The heading in plain text. */
  readonly name: string;
  readonly look?: "code";
  /** The heading as drawn; its name when absent. */
  readonly heading?: ReactNode;
  /** What is said behind the heading, before its link. */
  readonly flag?: ReactNode;
  /** What stands beside the heading. */
  readonly children?: ReactNode;
}

/** A heading with a link to itself, and what is said beside it. */
export function HeadingLine({ id, name, look, heading, flag, children }: HeadingLineProps) {
  return (
    <div className={styles.line} data-look={look}>
      <LevelHeading id={id}>{heading ?? name}</LevelHeading>
      {flag}
      {/* Behind a name that goes on in words of the same size; else before controls at the other end of the line. */}
      {look === "code" && children}
      <Anchor id={id} name={name} />
      {look !== "code" && children}
    </div>
  );
}
