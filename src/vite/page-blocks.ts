import { defaultHandlers, type Handle, type State, toMdast } from "hast-util-to-mdast";
import type { Element, ElementContent } from "hast";
import type {
  Data,
  Heading,
  List,
  ListItem,
  Nodes,
  Paragraph,
  PhrasingContent,
  RootContent,
  Text,
} from "mdast";

import type { PageKind } from "../shared/page-kinds";
import {
  elementsIn,
  headingTags,
  type HtmlElement,
  type HtmlNode,
  readHtml,
  textOf,
} from "./html-tree";
import { visibleHtml } from "./visible-text";

declare module "mdast" {
  /** What the parts of a page are, besides their form in Markdown. */
  interface Data {
    /** Id of a heading, row or variant. */
    id?: string | undefined;
    /** The first part of a line; of a row, its name. */
    title?: string | undefined;
    /** The constraints of a row, which are also at the end of its first line. */
    chips?: string | undefined;
    /** Whether neither search nor the description reads it: it is a sample, or on every page. */
    isAside?: true;
    /** Whether it names what follows. */
    isLabel?: true;
  }
}

/** Returns the address of a link in Markdown; `undefined` to write only its text. */
export type ResolveLink = (address: string) => string | undefined;

/*
 * Most parts of a page mean what their HTML elements mean. Components declare the rest with attributes:
 *
 * - `[data-controls]` is for readers of the page only, like the links of headings and rows to themselves;
 * - `[data-join]` is one line, whose parts look different on the page; its value separates them, a dot by default;
 * - `li[id]` is a row, `[data-panel-of=NAME]` a variant: something with a name and a link to itself;
 * - `[data-nosnippet]` says nothing that readers would search for here.
 */
const marks = ["data-join", "data-panel-of", "data-nosnippet"];

/** Whether a part of a page is for its readers only, or repeats another one in a way that the reader chooses. */
function isPageOnly({ tagName, properties }: HtmlElement): boolean {
  const has = (name: string) => name in properties;
  return (
    tagName === "wbr" ||
    has("data-controls") ||
    has("data-sections") ||
    (has("data-link") && has("aria-label")) ||
    ((has("data-variant") || has("data-only")) && has("data-inactive"))
  );
}

/** Returns the content of a page as it is converted: its elements by their marks, if they have one, and code as plain text. */
function contentOf(node: HtmlNode): HtmlNode[] {
  if (node.type === "text") return [{ ...node, value: textOf(node) }];
  if (isPageOnly(node)) return [];
  const { tagName, properties, children } = node;
  if (tagName !== "pre") {
    const mark = marks.find((name) => name in properties);
    return [{ ...node, tagName: mark ?? tagName, children: children.flatMap(contentOf) }];
  }
  const [code = node] = elementsIn(node, "code");
  const value = textOf(code).replace(/\n$/, "");
  return [{ ...node, properties: code.properties, children: [{ type: "text", value }] }];
}

/**
 * Converts the article of a page to Markdown blocks. The Markdown page, its description and its search entries are made from them.
 *
 * @param main the HTML of the page's `main`
 * @param resolverOf returns the function that resolves the links of the article
 */
export function blocksOf(
  main: string,
  resolverOf: (article: HtmlElement) => ResolveLink = () => () => undefined,
): readonly RootContent[] {
  const { article } = readHtml(visibleHtml(main));
  if (!article) return [];
  const tree = toMdast(
    { type: "root", children: contentOf(article) },
    { document: true, handlers: { ...handlers, ...linkHandlers(resolverOf(article)) } },
  );
  return tree.type === "root" ? tree.children : [];
}

/** The conversions that differ from those of the library, by tag or mark. */
const handlers: Readonly<Record<string, Handle>> = {
  ...Object.fromEntries(headingTags.map((tag) => [tag, heading])),
  aside: defaultHandlers.blockquote,
  "data-join": joined,
  "data-nosnippet": aside,
  "data-panel-of": item,
  fieldset(state, node) {
    const blocks = state.all(node);
    const isVariant = (block: RootContent) => block.type === "listItem";
    const others = blocks.filter((block) => !isVariant(block));
    return [...others, tight({ type: "list", children: blocks.filter(isVariant) })];
  },
  figcaption: (state, node) => aside(state, node).map((block) => label(block, block.data)),
  li: item,
  ol: listOf,
  pre: (_, { properties, children: [code] }) => ({
    type: "code",
    // The class of code says its language (HTML standard, 4.5.15).
    lang: /language-(\S+)/.exec(String(properties["class"]))?.[1],
    value: code?.type === "text" ? code.value : "",
  }),
  summary(state, node) {
    const blocks = state.toFlow(state.all(node));
    // A section's summary has its heading; any other names what is folded.
    const isHead = blocks.some(({ type }) => type === "heading");
    return isHead ? blocks : blocks.map((block) => label(block, { isLabel: true }));
  },
  ul: listOf,
};

function linkHandlers(resolve: ResolveLink): Readonly<Record<"a" | "img", Handle>> {
  return {
    a(state, node) {
      const { href = "#", "data-link": isOwn } = node.properties;
      const url = isOwn === undefined ? resolve(String(href)) : undefined;
      const children = state.all(node) as PhrasingContent[];
      return url === undefined ? children : { type: "link", url, children: children as Text[] };
    },
    img(_, { properties: { src = "", alt = "" } }) {
      const url = resolve(String(src));
      return url === undefined ? [] : { type: "image", url, alt: String(alt) };
    },
  };
}

function heading(state: State, element: Element): Heading {
  const found = defaultHandlers.h1(state, element) as Heading;
  return { ...found, data: { id: idOf(element) } };
}

function listOf(state: State, element: Element): List {
  return tight(defaultHandlers.ul(state, element) as List);
}

/** Returns a list with empty lines only between items that need them. */
function tight(list: List): List {
  return { ...list, spread: list.children.some(({ spread }) => spread) };
}

function aside(state: State, element: Element): RootContent[] {
  return state
    .toFlow(state.all(element))
    .map((block) => ({ ...block, data: { ...block.data, isAside: true } }));
}

/** Returns the name of what follows in bold. */
function label(block: RootContent, data: Data | undefined): RootContent {
  if (block.type !== "paragraph") return block;
  return { ...block, children: [{ type: "strong", children: block.children }], data };
}

/** Converts the parts of a line; if the first is a heading, the line is one. */
function joined(state: State, line: Element): Heading | Paragraph {
  const parts = line.children
    .map((part) => phrasing(state, part, line))
    .filter((part) => part.length > 0);
  const separator = String(line.properties["data-join"] || " · ");
  const children = parts.flatMap((part, index) =>
    index === 0 ? part : [text(separator), ...part],
  );
  const data = { title: parts[0]?.map(plainText).join("") };
  const [first] = line.children;
  return first?.type === "element" && /^h[1-6]$/.test(first.tagName)
    ? { ...heading(state, first), children, data: { ...data, id: idOf(first) } }
    : { type: "paragraph", children, data };
}

export function text(value: string): Text {
  return { type: "text", value };
}

/** Converts a part of a line, without spaces at its ends. */
function phrasing(state: State, part: ElementContent, line: Element): PhrasingContent[] {
  const isBlock = part.type === "element" && /^(?:h[1-6]|li)$/.test(part.tagName);
  const nodes = [(isBlock ? state.all(part) : state.one(part, line)) ?? []].flat();
  const [first] = nodes;
  const last = nodes.at(-1);
  if (first?.type === "text") first.value = first.value.trimStart();
  if (last?.type === "text") last.value = last.value.trimEnd();
  return nodes.filter((node) => node.type !== "text" || node.value !== "") as PhrasingContent[];
}

/** Converts an item, a row or a variant. Its constraints, a second line, become part of the first. */
function item(state: State, element: Element): ListItem {
  const [first, second, ...others] = state.toFlow(state.all(element)) as ListItem["children"];
  const head = first?.type === "heading" ? bold(first) : first;
  const isRow = isLine(head) && isLine(second);
  const children = isRow
    ? [{ ...head, children: [...head.children, text(" · "), ...second.children] }, ...others]
    : [head, second, ...others].filter((block) => block !== undefined);
  return {
    type: "listItem",
    spread: children.some(({ type }) => spreadTypes.has(type)),
    children,
    data: { id: idOf(element), chips: isRow ? plainText(second) : undefined },
  };
}

/** Returns a heading, the name of a variant, as a line. */
function bold({ children: [name, ...facts], data }: Heading): Paragraph {
  const strong: PhrasingContent = { type: "strong", children: name ? [name] : [] };
  return { type: "paragraph", children: [strong, ...facts], data };
}

/** Blocks that need empty lines around them. */
const spreadTypes: ReadonlySet<string> = new Set(["blockquote", "code", "heading", "table"]);

function isLine(block: Nodes | undefined): block is Paragraph {
  return block?.type === "paragraph" && block.data?.title !== undefined;
}

function idOf({ properties: { id } }: Element): string | undefined {
  return id === undefined ? undefined : String(id);
}

/** Separators in the text of blocks that contain others. */
const separators: Partial<Record<Nodes["type"], string>> = {
  blockquote: " ",
  list: " ",
  listItem: " ",
  table: "; ",
  tableRow: " · ",
};

/** Returns a text without its markup; code blocks and images have none. */
export function plainText(node: Nodes): string {
  if (node.type === "break") return " ";
  if ("children" in node) {
    const texts = node.children.map(plainText).filter((part) => part !== "");
    return texts.join(separators[node.type] ?? "");
  }
  return node.type === "text" || node.type === "inlineCode" ? node.value : "";
}

/** The maximum length of a description; search engines cut longer ones. */
const maxDescription = 300;

/** Returns the text of the first real paragraph; in the reference, only one before the parts of the page counts. */
export function firstParagraph(blocks: readonly RootContent[], kind: PageKind): string | undefined {
  for (const block of blocks) {
    const isPart = block.type === "list" || (block.type === "heading" && block.depth > 1);
    if (isPart && kind !== "guide") return undefined;
    if (block.type !== "paragraph" || block.data) continue;
    const words = plainText(block).replace(/\s+/g, " ").trim();
    // A row of links, or a word about the state of the part, is not a description.
    if (words.split(" ").length < 3) continue;
    return words.length > maxDescription
      ? `${words.slice(0, maxDescription - 1).replace(/\s+\S*$/, "")}…`
      : words;
  }
  return undefined;
}
