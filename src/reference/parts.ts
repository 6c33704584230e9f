import { Children, isValidElement, type ReactElement, type ReactNode } from "react";

/**
 * What a child is to the component that holds it. Components of the reference vocabulary carry it as a static `part`;
 * elements without one are prose.
 */
export type Part =
  | "properties"
  /** A row for members that have no name of their own. */
  | "open-row"
  | "includes"
  | "sentence"
  | "structure"
  | "section"
  | "description"
  | "media-type"
  | "responses"
  | "response";

/** A component that says what it is to its holder. */
export interface PartComponent {
  readonly part: Part;
}

/** The part of a child; `undefined` for prose. */
export function partOf(child: ReactNode): Part | undefined {
  if (!isValidElement(child) || typeof child.type === "string") return undefined;
  return (child.type as Partial<PartComponent>).part;
}

/** The children, flat, as an array with keys. */
export function childList(children: ReactNode): readonly ReactNode[] {
  return Children.toArray(children);
}

/** The children that are `part`, as elements with props `Props`. */
export function childrenOf<Props>(children: ReactNode, part: Part): readonly ReactElement<Props>[] {
  return childList(children).filter(
    (child): child is ReactElement<Props> => isValidElement(child) && partOf(child) === part,
  );
}

/** The children that are not of the given parts. */
export function childrenExcept(
  children: ReactNode,
  ...parts: readonly Part[]
): readonly ReactNode[] {
  return childList(children).filter((child) => {
    const part = partOf(child);
    return part === undefined || !parts.includes(part);
  });
}
