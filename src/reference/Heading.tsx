import type { ReactNode } from "react";
import { LevelHeading } from "./LevelHeading";

/** Props of {@link Heading}. */
export interface HeadingProps {
  /** 1 for the outermost heading that the author used in this description. */
  readonly depth: number;
  /** Given by the description that holds the heading. */
  readonly id?: string;
  readonly children?: ReactNode;
}

/** A heading inside a description; its level follows from its place on the page. */
export function Heading({ depth, id, children }: HeadingProps) {
  return (
    <LevelHeading below={depth - 1} id={id}>
      {children}
    </LevelHeading>
  );
}
