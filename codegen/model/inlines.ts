import { isSafe } from "../document/safe-url";
import type { Inline } from "./types";

/** Replaces line breaks with spaces: a soft line break is shown as one (CommonMark 6.8). */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}

/** Returns a link, or its content if {@link isSafe} rejects the URL. */
export function link(url: string | undefined, children: readonly Inline[]): readonly Inline[] {
  return isSafe(url) ? [{ kind: "link", href: url, children }] : children;
}

/** Replaces links with their content: no link may contain another. */
export function withoutLinks(nodes: readonly Inline[]): readonly Inline[] {
  return nodes.flatMap((node) => (node.kind === "link" ? node.children : [node]));
}

/** Joins adjacent texts. */
export function merged(nodes: readonly Inline[]): readonly Inline[] {
  const result: Inline[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (node.kind === "text" && last?.kind === "text") {
      result[result.length - 1] = { kind: "text", value: last.value + node.value };
    } else {
      result.push(node);
    }
  }
  return result;
}
