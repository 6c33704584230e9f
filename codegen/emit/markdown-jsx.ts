import type { Block, Inline, Markdown } from "../model/types";
import { attribute, jsxText, quoted, type Attribute } from "./jsx";

/** Writes one element; callers use it to collect component names. */
export type WriteElement = (
  name: string,
  attributes: readonly Attribute[],
  children: string,
) => string;

/** Writes a description as JSX: HTML elements, and components for links, headings, tables and code blocks. */
export function markdownJsx(blocks: Markdown, element: WriteElement): string {
  return blocks.map((block) => blockJsx(block, element)).join("\n");
}

function blockJsx(block: Block, element: WriteElement): string {
  const inline = (nodes: readonly Inline[]) => inlineJsx(nodes, element);
  switch (block.kind) {
    case "paragraph":
      return element("p", [], inline(block.children));
    case "heading":
      return element("Heading", [["depth", block.depth]], inline(block.children));
    case "list": {
      const start = block.ordered && block.start !== 1 ? block.start : undefined;
      const items = block.items.map((item) => element("li", [], listItem(item, element)));
      return element(block.ordered ? "ol" : "ul", [["start", start]], `\n${items.join("\n")}\n`);
    }
    case "code":
      return element("CodeBlock", [["language", block.language]], `{${quoted(block.value)}}`);
    case "quote":
      return element("blockquote", [], `\n${markdownJsx(block.children, element)}\n`);
    case "table": {
      const row = (name: string, cells: readonly (readonly Inline[])[]) =>
        element("tr", [], cells.map((cell) => element(name, [], inline(cell))).join("\n"));
      const body = block.rows.map((cells) => row("td", cells)).join("\n");
      // A component, so that a wide table can scroll in its own box.
      return element(
        "Table",
        [],
        [
          element("thead", [], row("th", block.header)),
          body === "" ? "" : element("tbody", [], body),
        ].join("\n"),
      );
    }
    case "rule":
      return "<hr />";
  }
}

/** Returns the content of a list item, whose first paragraph alone needs no `<p>`. */
function listItem(blocks: Markdown, element: WriteElement): string {
  const [first, ...rest] = blocks;
  if (first?.kind !== "paragraph") return markdownJsx(blocks, element);
  const text = inlineJsx(first.children, element);
  return rest.length === 0 ? text : `${element("p", [], text)}\n${markdownJsx(rest, element)}`;
}

const inlineElements = { emphasis: "em", strong: "strong", delete: "del" };

export function inlineJsx(nodes: readonly Inline[], element: WriteElement): string {
  return nodes
    .map((node) => {
      switch (node.kind) {
        case "text":
          return jsxText(node.value);
        case "code":
          return element("code", [], jsxText(node.value));
        case "break":
          return "<br />";
        case "link":
          return element("A", [["href", node.href]], inlineJsx(node.children, element));
        default:
          return element(inlineElements[node.kind], [], inlineJsx(node.children, element));
      }
    })
    .join("");
}

/** Returns `<name attributes>children</name>`, or a self-closing element if there are no children. */
export function elementText(name: string, attributes: readonly Attribute[], body: string): string {
  const open = `<${name}${attributes.map(attribute).join("")}`;
  return body.trim() === "" ? `${open} />` : `${open}>${body}</${name}>`;
}
