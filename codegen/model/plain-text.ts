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
