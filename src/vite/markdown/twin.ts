import type { RootContent } from "mdast";

import { type HtmlElement, type HtmlNode, isElement } from "../html-tree";
import { flow } from "./flow";
import type { ResolveLink } from "./phrasing";
import { writeMarkdown } from "./write-markdown";

/** A page as Markdown. */
export interface Twin {
  /** Ends with a newline. */
  readonly markdown: string;
  /** The first paragraph of running text, as plain text. */
  readonly summary?: string;
}

/**
 * Converts the article of a page to Markdown, with all folds open and without controls. It reads the HTML
 * rather than its source, so nothing is missing in any language, and guides and reference share the rules.
 *
 * @param article of the page, as `readHtml` returns it
 */
export function renderTwin(article: HtmlElement | undefined, resolve: ResolveLink): Twin {
  if (!article) return { markdown: "" };
  // Samples, beside the text on the page, go after it.
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
