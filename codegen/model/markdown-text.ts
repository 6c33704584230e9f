import { withoutLinks } from "./inlines";
import type { Block, Inline, Markdown } from "./types";

/** Returns a description as CommonMark with GFM, which parses to the same nodes; `undefined` if it is empty. */
export function markdownText(description: Markdown): string | undefined {
  return description.length > 0 ? blocksText(description) : undefined;
}

function blocksText(blocks: readonly Block[]): string {
  return blocks.map(blockText).join("\n\n");
}

function blockText(block: Block): string {
  switch (block.kind) {
    case "paragraph":
      return lines(block.children);
    case "heading":
      return `${"#".repeat(block.depth)} ${inlineText(block.children)}`;
    case "list":
      return block.items
        .map((item, index) => {
          const marker = block.ordered ? `${block.start + index}. ` : "- ";
          // An empty line between a paragraph and a list would make the outer list loose (CommonMark 5.3).
          const text = item.map(
            (part, at) => (at === 0 ? "" : part.kind === "list" ? "\n" : "\n\n") + blockText(part),
          );
          return marker + text.join("").replace(/\n(?=.)/g, `\n${" ".repeat(marker.length)}`);
        })
        .join("\n");
    case "code": {
      const fence = fenceFor(block.value, 3);
      return `${fence}${block.language ?? ""}\n${block.value}\n${fence}`;
    }
    case "quote":
      return blocksText(block.children).replace(/^/gm, "> ");
    case "table":
      return [block.header, block.header.map(() => "---"), ...block.rows]
        .map(
          (cells) =>
            `| ${cells.map((cell) => (typeof cell === "string" ? cell : inlineText(cell).replaceAll("|", "\\|"))).join(" | ")} |`,
        )
        .join("\n");
    case "rule":
      return "***";
  }
}

/** Returns a paragraph, escaping what would start another block at the beginning of a line. */
function lines(nodes: readonly Inline[]): string {
  return inlineText(nodes).replace(/^(\d*)([#>+=|.)-])/gm, "$1\\$2");
}

const marks = { emphasis: "*", strong: "**", delete: "~~" };

function inlineText(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => {
      switch (node.kind) {
        case "text":
          return escaped(node.value);
        case "code": {
          const fence = fenceFor(node.value, 1);
          const blank = /^`|`$|^ .* $/.test(node.value) ? " " : "";
          return fence + blank + node.value + blank + fence;
        }
        case "break":
          return "\\\n";
        case "link":
          return linkText(node.href, node.children);
        default:
          return marks[node.kind] + inlineText(node.children) + marks[node.kind];
      }
    })
    .join("");
}

/** Escapes Markdown characters, except underscores within words, which are common in names and need no escape. */
function escaped(text: string): string {
  return text.replace(
    /[\\`*[\]~]|<(?=[a-z!/?])|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)/giu,
    "\\$&",
  );
}

/** Returns a link; a bare URL becomes an autolink (CommonMark 6.5). */
function linkText(href: string, children: readonly Inline[]): string {
  const [first, ...rest] = children;
  const isBare = rest.length === 0 && first?.kind === "text" && first.value === href;
  if (isBare && /^https?:/.test(href)) return `<${href}>`;
  // A linked image has become a link within a link.
  return `[${inlineText(withoutLinks(children))}](${/^[^\s()<>\\]+$/.test(href) ? href : `<${href}>`})`;
}

/** Returns a fence longer than any run of backticks in the text, and at least `least` long. */
export function fenceFor(text: string, least: number): string {
  const runs = text.match(/`+/g) ?? [];
  return "`".repeat(Math.max(least, ...runs.map(({ length }) => length + 1)));
}
