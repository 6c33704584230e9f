import type { RootContent } from "mdast";

import { flow } from "./flow";
import { type HtmlNode, isElement, readTree } from "./html-tree";
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
 * @param html the prerendered page, or at least its `<article>`
 */
export function renderTwin(html: string, resolve: ResolveLink): Twin {
  const start = html.indexOf("<article");
  const end = html.lastIndexOf("</article>");
  const [article] = start === -1 ? [] : readTree(html.slice(start, end));
  if (!isElement(article)) return { markdown: "" };
  // Samples, beside the text on the page, go after it.
  const isAside = (node: HtmlNode) =>
    isElement(node, "section") && node.attribute("aria-label") !== undefined;
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
