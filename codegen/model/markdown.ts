import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import type { Nodes, PhrasingContent, RootContent } from "mdast";
import { writeTaskState } from "../../src/shared/task-item";
import { getOrMake } from "../get-or-make";
import { HtmlReader, inlinesIn } from "./html";
import { link, merged, oneLine } from "./inlines";
import type { Block, Inline, Markdown } from "./types";

/**
 * Parses a description as CommonMark with GFM (OpenAPI 3.1, 4.4.1) into the nodes that a page may show. HTML elements that
 * {@link HtmlReader} knows become such nodes, other tags text, and comments nothing. Images become links; links to anything but http(s), mailto or this site
 * become their text.
 */
export function markdown(source: string | undefined): Markdown {
  if (source === undefined || source.trim() === "") return [];
  const words = plainWords(source);
  if (words !== undefined)
    return [{ kind: "paragraph", children: [{ kind: "text", value: oneLine(words) }] }];
  // Headers, parameters and errors repeat their descriptions: two of three texts of a large document.
  return getOrMake(known, source, () => parsed(source));
}

const known = new Map<string, Markdown>();

/** One line of characters that are never markup. It starts with a letter, because `1.` and `1)` would start a list. */
const plainLine = /^["'(]?\p{L}[\p{L}\p{N} !"$%'(),\-./:;?{}^’“”–—]*$/u;

/**
 * Returns the text of a description that is a single line without markup. Most descriptions are, so they need no parser.
 *
 * @returns `undefined` if there may be markup or a URL, which becomes a link even without markup (GFM, 6.9)
 */
export function plainWords(source: string): string | undefined {
  const line = source.replace(/[ \n]+$/, "");
  return plainLine.test(line) && !/www\.|:\/\/|mailto:|xmpp:/i.test(line) ? line : undefined;
}

function parsed(source: string): Markdown {
  const tree = fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  return shiftHeadings(blocks(tree.children, referencesIn(tree)));
}

type References = ReadonlyMap<string, string>;

/** Collects link reference definitions, which may be anywhere (CommonMark 4.7); the first with a label wins. */
function referencesIn(node: Nodes): References {
  if (node.type === "definition") return new Map([[node.identifier, node.url]]);
  const inner = "children" in node ? node.children.map(referencesIn) : [];
  return new Map(inner.reverse().flatMap((references) => [...references]));
}

/** Shifts the depths of headings so that the outermost is 1. */
function shiftHeadings(all: readonly Block[]): readonly Block[] {
  const depths = all.flatMap((node) => (node.kind === "heading" ? [node.depth] : []));
  const above = Math.min(...depths) - 1;
  return all.map((node) =>
    node.kind === "heading" ? { ...node, depth: node.depth - above } : node,
  );
}

function blocks(nodes: readonly RootContent[], references: References): readonly Block[] {
  const isHtml = (node: RootContent) =>
    node.type === "html" || (node.type === "paragraph" && hasHtml(node.children));
  if (!nodes.some(isHtml)) return nodes.flatMap((node) => block(node, references));
  const reader = new HtmlReader();
  for (const node of nodes) {
    if (node.type === "html") reader.html(node.value);
    else if (node.type === "paragraph") {
      reader.html("<p>");
      readInlines(reader, node.children, references);
      reader.html("</p>");
    } else reader.blocks(block(node, references));
  }
  return reader.end();
}

function hasHtml(nodes: readonly PhrasingContent[]): boolean {
  return nodes.some(({ type }) => type === "html");
}

function readInlines(
  reader: HtmlReader,
  nodes: readonly PhrasingContent[],
  references: References,
): void {
  for (const node of nodes) {
    if (node.type === "html") reader.html(node.value);
    else reader.inlines(inline(node, references));
  }
}

function block(node: RootContent, references: References): readonly Block[] {
  switch (node.type) {
    case "paragraph":
      return [{ kind: "paragraph", children: inlines(node.children, references) }];
    case "heading":
      return [{ kind: "heading", depth: node.depth, children: inlines(node.children, references) }];
    case "list":
      return [
        {
          kind: "list",
          ordered: node.ordered ?? false,
          start: node.start ?? 1,
          items: node.children.map((item) => {
            writeTaskState(item);
            return blocks(item.children, references);
          }),
        },
      ];
    case "code":
      return [{ kind: "code", language: node.lang ?? undefined, value: node.value }];
    case "blockquote":
      return [{ kind: "quote", children: blocks(node.children, references) }];
    case "table": {
      const [header, ...rows] = node.children.map((row) =>
        row.children.map((cell) => inlines(cell.children, references)),
      );
      return [{ kind: "table", header: header ?? [], rows }];
    }
    case "thematicBreak":
      return [{ kind: "rule" }];
    case "footnoteDefinition":
      return blocks(node.children, references);
    default:
      return [];
  }
}

function inlines(nodes: readonly PhrasingContent[], references: References): readonly Inline[] {
  if (!hasHtml(nodes)) return merged(nodes.flatMap((node) => inline(node, references)));
  const reader = new HtmlReader();
  readInlines(reader, nodes, references);
  return inlinesIn(reader.end());
}

function inline(node: PhrasingContent, references: References): readonly Inline[] {
  switch (node.type) {
    case "text":
      return [{ kind: "text", value: oneLine(node.value) }];
    case "inlineCode":
      return [{ kind: "code", value: node.value }];
    case "break":
      return [{ kind: "break" }];
    case "emphasis":
    case "strong":
    case "delete":
      return [{ kind: node.type, children: inlines(node.children, references) }];
    case "link":
      return link(node.url, inlines(node.children, references));
    case "linkReference":
      return link(references.get(node.identifier), inlines(node.children, references));
    case "image":
      return link(node.url, [{ kind: "text", value: node.alt || node.url }]);
    case "imageReference":
      return link(references.get(node.identifier), [
        { kind: "text", value: node.alt || node.identifier },
      ]);
    case "footnoteReference":
      return [{ kind: "text", value: `[${node.identifier}]` }];
    default:
      return [];
  }
}
