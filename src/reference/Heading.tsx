import type { ReactNode } from "react";
import { Anchor } from "./Anchor";
import { LevelHeading } from "./LevelHeading";
import { plainText } from "./parts";

/** Props of {@link Heading}. */
export interface HeadingProps {
  /** 1 for the outermost heading that the author used in this description. */
  readonly depth: number;
  /** Given by the description that holds the heading. */
  readonly id?: string;
  readonly children?: ReactNode;
}

/** A heading inside a description, with a link to itself where it has an id; its level follows from its place on the page. */
export function Heading({ depth, id, children }: HeadingProps) {
  return (
    <LevelHeading below={depth - 1} id={id}>
      {children}
      {id !== undefined && (
        <>
          {" "}
          <Anchor id={id} name={plainText(children)} />
        </>
      )}
    </LevelHeading>
  );
}
