import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";

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
  /** One of several: its position tells it from the others. */
  | "tuple-item"
  | "section"
  | "description"
  | "tag"
  | "discriminator"
  | "media-type"
  | "operation-use"
  | "model-use"
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

/** The text of a node, as far as it stands in children. */
export function plainText(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(plainText).join("");
  if (isValidElement<{ children?: ReactNode }>(node)) return plainText(node.props.children);
  return typeof node === "string" || typeof node === "number" ? String(node) : "";
}

/** The node without its links, whose texts stay; the very same node when it has none. */
export function unlinked(node: ReactNode): ReactNode {
  if (Array.isArray(node)) {
    const nodes: readonly ReactNode[] = node;
    const plain = nodes.map(unlinked);
    return plain.every((child, index) => child === nodes[index]) ? node : Children.toArray(plain);
  }
  if (!isValidElement<{ href?: string; children?: ReactNode }>(node)) return node;
  const inner = unlinked(node.props.children);
  if (node.props.href !== undefined) return inner;
  return inner === node.props.children ? node : cloneElement(node, {}, inner);
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
