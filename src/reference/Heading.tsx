import type { ReactNode } from "react";
import { LevelHeading } from "./LevelHeading";

/** Props of {@link Heading}. */
export interface HeadingProps {
  /** 1 for the outermost heading that the author used in this description. */
  readonly depth: number;
  readonly children?: ReactNode;
}

/** A heading inside a description, without a link to itself; its level follows from its place on the page. */
export function Heading({ depth, children }: HeadingProps) {
  return <LevelHeading below={depth - 1}>{children}</LevelHeading>;
}
