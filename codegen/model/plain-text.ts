import type { Block, Inline, Markdown } from "./types";

/** Returns a description without markup, its paragraphs, items, rows and code separated by line breaks. */
export function plainText(description: Markdown): string {
  return description.map(blockText).join("\n");
}

function blockText(block: Block): string {
  switch (block.kind) {
    case "paragraph":
    case "heading":
      return inlineText(block.children).trim();
    case "code":
      return block.value;
    case "quote":
      return plainText(block.children);
    case "list":
      return block.items.map(plainText).join("\n");
    case "table":
      return [block.header, ...block.rows].map((row) => row.map(inlineText).join(", ")).join("\n");
    case "rule":
      return "";
  }
}

/** Returns the text of inline content, on one line. */
export function inlineText(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => {
      if (node.kind === "break") return " ";
      return "value" in node ? node.value : inlineText(node.children);
    })
    .join("");
}

/** A period after a single letter (`e.g.`) or before a lowercase letter does not end a sentence. */
const sentence = /^.+?(?<![\s(.]\p{L})[.!?](?=\s+[^\p{Ll}\s]|$)/su;

/**
 * Returns the first sentence of a description as plain text, for lists.
 *
 * @returns `undefined` if the description does not start with a paragraph
 */
export function summaryOf([first]: Markdown): string | undefined {
  if (first?.kind !== "paragraph") return undefined;
  const text = inlineText(first.children).replace(/\s+/g, " ").trim();
  return (sentence.exec(text)?.[0] ?? text) || undefined;
}
