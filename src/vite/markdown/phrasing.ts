import type { Link, PhrasingContent } from "mdast";

import { type HtmlElement, type HtmlNode, isElement, textOf } from "../html-tree";

/** Returns the address of a link in Markdown; `undefined` to write only its text. */
export type ResolveLink = (address: string) => string | undefined;

/** Converts inline elements to Markdown, with white space collapsed as in browsers. */
export function phrasing(
  nodes: readonly HtmlNode[],
  resolve: ResolveLink,
): readonly PhrasingContent[] {
  return trimmed(joined(nodes.flatMap((node) => convert(node, resolve))));
}

/** Returns the parts of a line with a separator between them. */
export function joinedBy(
  parts: readonly (readonly PhrasingContent[])[],
  separator = " · ",
): PhrasingContent[] {
  return joined(
    parts
      .filter((part) => part.length > 0)
      .flatMap((part, index) => (index === 0 ? part : [text(separator), ...part])),
  );
}

export function text(value: string): PhrasingContent {
  return { type: "text", value };
}

function convert(node: HtmlNode, resolve: ResolveLink): PhrasingContent[] {
  if (typeof node === "string") return [text(node.replace(/\u200b/g, "").replace(/\s+/g, " "))];
  switch (node.tag) {
    case "a":
      return isAnchor(node) ? [] : link(node, inside(node, resolve), resolve);
    case "b":
    case "strong":
      return around(inside(node, resolve), "strong");
    case "em":
    case "i":
      return around(inside(node, resolve), "emphasis");
    case "del":
    case "s":
      return around(inside(node, resolve), "delete");
    case "code":
    case "kbd":
      return code(textOf(node));
    case "br":
      return [{ type: "break" }];
    case "img":
      return image(node, resolve);
    case "input":
      return checkbox(node);
    case "span":
      // The space after a method badge may be a margin.
      return node.attributes["data-method"] === undefined
        ? inside(node, resolve)
        : [...inside(node, resolve), text(" ")];
    default:
      return isLine(node)
        ? inside(node, resolve)
        : [text(" "), ...inside(node, resolve), text(" ")];
  }
}

function inside({ children }: HtmlElement, resolve: ResolveLink): PhrasingContent[] {
  return joined(children.flatMap((child) => convert(child, resolve)));
}

const lineTags: ReadonlySet<string> = new Set(
  "a abbr b br cite code del em i img input kbd label mark q s small span strong sub sup time u var wbr".split(
    " ",
  ),
);

/** Whether a node is inline rather than a block. */
export function isLine(node: HtmlNode): boolean {
  return typeof node === "string" || lineTags.has(node.tag);
}

/** Whether a link is the permalink of a heading or row. */
function isAnchor(node: HtmlElement): boolean {
  const isNamed = node.attributes["aria-label"] !== undefined;
  return isNamed && /^#?$/.test(textOf(node).trim());
}

function link(
  node: HtmlElement,
  children: readonly PhrasingContent[],
  resolve: ResolveLink,
): PhrasingContent[] {
  const url = resolve(node.attributes["href"] ?? "#");
  if (url === undefined) return [...children];
  // Links must not contain links, even if a guide's raw HTML does.
  const inner = children.flatMap((child) => (child.type === "link" ? child.children : [child]));
  return around(inner, "link", url);
}

function code(value: string): PhrasingContent[] {
  const line = value.replace(/\s+/g, " ");
  return line === "" ? [] : [{ type: "inlineCode", value: line }];
}

function image(node: HtmlElement, resolve: ResolveLink): PhrasingContent[] {
  const url = resolve(node.attributes["src"] ?? "");
  return url === undefined ? [] : [{ type: "image", url, alt: node.attributes["alt"] }];
}

function checkbox(node: HtmlElement): PhrasingContent[] {
  if (node.attributes["type"] !== "checkbox") return [];
  return [text(node.attributes["checked"] === undefined ? "☐ " : "☑ ")];
}

/** Wraps nodes, but leaves spaces at the ends outside: `** a**` is not bold. */
function around(
  children: readonly PhrasingContent[],
  type: "strong" | "emphasis" | "delete" | "link",
  url = "",
): PhrasingContent[] {
  const inner = trimmed(children);
  if (inner.length === 0) return children.length === 0 ? [] : [text(" ")];
  const node: PhrasingContent =
    type === "link"
      ? { type, url, children: inner as Link["children"] }
      : { type, children: inner };
  return [
    ...(isSpaced(children[0], /^\s/) ? [text(" ")] : []),
    node,
    ...(isSpaced(children.at(-1), /\s$/) ? [text(" ")] : []),
  ];
}

function isSpaced(node: PhrasingContent | undefined, end: RegExp): boolean {
  return node?.type === "text" && end.test(node.value);
}

/** Joins adjacent texts, which React writes in pieces, with single spaces. */
function joined(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const list: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = list.at(-1);
    if (node.type === "text" && last?.type === "text") {
      list[list.length - 1] = text((last.value + node.value).replace(/ {2,}/g, " "));
    } else if (node.type !== "text" || node.value !== "") {
      list.push(node);
    }
  }
  return list;
}

function trimmed(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const list = [...nodes];
  const [first] = list;
  if (first?.type === "text") replaceAt(list, 0, first.value.trimStart());
  const last = list.at(-1);
  if (last?.type === "text") replaceAt(list, list.length - 1, last.value.trimEnd());
  return list;
}

/** Replaces a text, or removes it if empty. */
function replaceAt(list: PhrasingContent[], index: number, value: string): void {
  if (value === "") list.splice(index, 1);
  else list[index] = text(value);
}

/** Whether a node would be written as white space only. */
export function isBlank(node: HtmlNode): boolean {
  return isElement(node) ? isElement(node, "wbr") || isAnchor(node) : node.trim() === "";
}
