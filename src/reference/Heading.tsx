import type { ReactNode } from "react";
import { LevelHeading } from "./LevelHeading";

interface HeadingProps {
  /** 1 for the outermost headings of the description. */
  readonly depth: number;
  readonly children?: ReactNode;
}

/** A heading inside a description, without a link to itself. */
export function Heading({ depth, children }: HeadingProps) {
  return <LevelHeading below={depth - 1}>{children}</LevelHeading>;
}
