import type { RootContent } from "mdast";

import { type HtmlElement, type HtmlNode, isElement } from "../html-tree";
import { flow } from "./flow";
import type { ResolveLink } from "./phrasing";
import { writeMarkdown } from "./write-markdown";

/** A page as Markdown. */
export interface Twin {
  /** Ends with a line feed. */
  readonly markdown: string;
  /** The first paragraph that says something in words, as plain text. */
  readonly summary?: string;
}

/**
 * Writes the article of a page as Markdown: all that a reader can unfold, and no control. The page itself is read, not what it was
 * made from: so nothing that it says is missing, in any language, and guides and reference are written by the same rules.
 *
 * @param article of the page, as {@link readHtml} gives it
 */
export function renderTwin(article: HtmlElement | undefined, resolve: ResolveLink): Twin {
  if (!article) return { markdown: "" };
  // Beside the text on the page; before it, samples would keep readers from what they are samples of.
  const isAside = (node: HtmlNode) =>
    isElement(node, "section") && node.attributes["aria-label"] !== undefined;
  const nodes = [
    ...article.children.filter((node) => !isAside(node)),
    ...article.children.filter(isAside),
  ];
  const blocks = flow(nodes, { resolve });
  return { markdown: writeMarkdown(blocks), summary: summaryOf(blocks) };
}

function summaryOf(blocks: readonly RootContent[]): string | undefined {
  for (const block of blocks) {
    if (block.type !== "paragraph") continue;
    const summary = plainText(block).replace(/\s+/g, " ").trim();
    if (summary.split(" ").length > 2) return summary;
  }
  return undefined;
}

function plainText(node: RootContent): string {
  if ("value" in node) return node.value;
  if (node.type === "break") return " ";
  return "children" in node ? node.children.map(plainText).join("") : "";
}
