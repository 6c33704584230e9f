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
  return getOrMake(known, source, () => {
    const options = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };
    const tree = fromMarkdown(source, options);
    resolveReferences(tree, definitionsIn(tree));
    return shiftHeadings(blocks(tree.children));
  });
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

/** Collects link reference definitions, which may be anywhere (CommonMark 4.7); the first with a label wins. */
function definitionsIn(node: Nodes): ReadonlyMap<string, string> {
  if (node.type === "definition") return new Map([[node.identifier, node.url]]);
  const inner = "children" in node ? node.children.map(definitionsIn) : [];
  return new Map(inner.reverse().flatMap((definitions) => [...definitions]));
}

/** Turns links and images by reference into direct ones, without an address if there is none. */
function resolveReferences(node: Nodes, definitions: ReadonlyMap<string, string>): void {
  if (node.type === "linkReference" || node.type === "imageReference")
    Object.assign(node, {
      ...("alt" in node && { alt: node.alt || node.identifier }),
      type: node.type.replace("Reference", ""),
      url: definitions.get(node.identifier),
    });
  if ("children" in node) for (const child of node.children) resolveReferences(child, definitions);
}

/** Shifts the depths of headings so that the outermost is 1. */
function shiftHeadings(all: readonly Block[]): readonly Block[] {
  const depths = all.flatMap((node) => (node.kind === "heading" ? [node.depth] : []));
  const above = Math.min(...depths) - 1;
  return all.map((node) =>
    node.kind === "heading" ? { ...node, depth: node.depth - above } : node,
  );
}

function blocks(nodes: readonly RootContent[]): readonly Block[] {
  const isHtml = (node: RootContent) =>
    node.type === "html" || (node.type === "paragraph" && hasHtml(node.children));
  if (!nodes.some(isHtml)) return nodes.flatMap(block);
  const reader = new HtmlReader();
  for (const node of nodes) {
    if (node.type === "html") reader.html(node.value);
    else if (node.type === "paragraph") {
      reader.html("<p>");
      readInlines(reader, node.children);
      reader.html("</p>");
    } else reader.blocks(block(node));
  }
  return reader.end();
}

function hasHtml(nodes: readonly PhrasingContent[]): boolean {
  return nodes.some(({ type }) => type === "html");
}

function readInlines(reader: HtmlReader, nodes: readonly PhrasingContent[]): void {
  for (const node of nodes) {
    if (node.type === "html") reader.html(node.value);
    else reader.inlines(inline(node));
  }
}

function block(node: RootContent): readonly Block[] {
  switch (node.type) {
    case "paragraph":
      return [{ kind: "paragraph", children: inlines(node.children) }];
    case "heading":
      return [{ kind: "heading", depth: node.depth, children: inlines(node.children) }];
    case "list":
      return [
        {
          kind: "list",
          ordered: node.ordered ?? false,
          start: node.start ?? 1,
          items: node.children.map((item) => {
            writeTaskState(item);
            return blocks(item.children);
          }),
        },
      ];
    case "code":
      return [{ kind: "code", language: node.lang ?? undefined, value: node.value }];
    case "blockquote":
      return [{ kind: "quote", children: blocks(node.children) }];
    case "table": {
      const [header, ...rows] = node.children.map((row) =>
        row.children.map((cell) => inlines(cell.children)),
      );
      return [{ kind: "table", header: header ?? [], rows }];
    }
    case "thematicBreak":
      return [{ kind: "rule" }];
    case "footnoteDefinition":
      return blocks(node.children);
    default:
      return [];
  }
}

function inlines(nodes: readonly PhrasingContent[]): readonly Inline[] {
  if (!hasHtml(nodes)) return merged(nodes.flatMap(inline));
  const reader = new HtmlReader();
  readInlines(reader, nodes);
  return inlinesIn(reader.end());
}

function inline(node: PhrasingContent): readonly Inline[] {
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
      return [{ kind: node.type, children: inlines(node.children) }];
    case "link":
      return link(node.url, inlines(node.children));
    case "image":
      return link(node.url, [{ kind: "text", value: node.alt || node.url }]);
    case "footnoteReference":
      return [{ kind: "text", value: `[${node.identifier}]` }];
    default:
      return [];
  }
}
