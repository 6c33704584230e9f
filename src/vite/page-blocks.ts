import { defaultHandlers, type Handle, type State, toMdast } from "hast-util-to-mdast";
import type { Element } from "hast";
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
  elementsOf,
  findElement,
  type HtmlElement,
  type HtmlNode,
  isElement,
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

/** Returns the content of a page as it is converted: with its marks as elements around their parts. */
function contentOf(node: HtmlNode): HtmlNode[] {
  if (node.type === "text") return [{ ...node, value: textOf(node) }];
  if (isPageOnly(node)) return [];
  const children: HtmlNode[] =
    node.tagName === "pre"
      ? [{ type: "text", value: textOf(node).replace(/\n$/, "") }]
      : node.children.flatMap(contentOf);
  // The class of the code says its language (HTML standard, 4.5.15).
  const code = node.tagName === "pre" ? findElement([node], "code")?.properties["class"] : "";
  const properties = code ? { language: code.replace(/^.*language-/, "") } : node.properties;
  const own: HtmlElement = { ...node, properties, children };
  return [
    marks
      .filter((mark) => mark in properties)
      .reduce(
        (inner, tagName): HtmlElement => ({ ...inner, tagName, properties, children: [inner] }),
        own,
      ),
  ];
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
  ...Object.fromEntries(["h1", "h2", "h3", "h4", "h5", "h6"].map((tag) => [tag, heading])),
  aside: defaultHandlers.blockquote,
  "data-join": (state, { children: [line] }) => joined(state, line as HtmlElement),
  "data-nosnippet": aside,
  "data-panel-of": variant,
  fieldset: (state, node) => withList(state.all(node)),
  figcaption: (state, node) => aside(state, node).map((block) => label(block, block.data)),
  li: (state, node) => itemOf((defaultHandlers.li(state, node) as ListItem).children, idOf(node)),
  ol: list,
  pre: (_, { properties: { language }, children: [code] }) => ({
    type: "code",
    lang: language === undefined ? undefined : String(language),
    value: code?.type === "text" ? code.value : "",
  }),
  summary(state, node) {
    const blocks = state.toFlow(state.all(node));
    // A section's summary has its heading; any other names what is folded.
    const isHead = blocks.some(({ type }) => type === "heading");
    return isHead ? blocks : blocks.map((block) => label(block, { isLabel: true }));
  },
  ul: list,
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

function list(state: State, element: Element): List {
  const found = defaultHandlers.ul(state, element) as List;
  return { ...found, spread: found.children.some(({ spread }) => spread) };
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
function joined(state: State, line: HtmlElement): Heading | Paragraph {
  const parts = line.children
    .map((part) => phrasing(state, part, line))
    .filter((part) => part.length > 0);
  const separator = line.properties["data-join"] || " · ";
  const children = parts.flatMap((part, index) =>
    index === 0 ? part : [text(separator), ...part],
  );
  const data = { title: parts[0]?.map(plainText).join("") };
  const [first] = elementsOf(line);
  return first && /^h[1-6]$/.test(first.tagName)
    ? { ...heading(state, first), children, data: { ...data, id: idOf(first) } }
    : { type: "paragraph", children, data };
}

export function text(value: string): Text {
  return { type: "text", value };
}

/** Converts a part of a line, without spaces at its ends. */
function phrasing(state: State, part: HtmlNode, line: HtmlElement): PhrasingContent[] {
  const isBlock = isElement(part, "h1", "h2", "h3", "h4", "h5", "h6", "li");
  const nodes = [(isBlock ? state.all(part) : state.one(part, line)) ?? []].flat();
  const [first] = nodes;
  const last = nodes.at(-1);
  if (first?.type === "text") first.value = first.value.trimStart();
  if (last?.type === "text") last.value = last.value.trimEnd();
  return nodes.filter((node) => node.type !== "text" || node.value !== "") as PhrasingContent[];
}

/** Converts a variant of a schema to an item that contains its rows. */
function variant(state: State, { children: [element] }: Element): ListItem {
  const panel = element as HtmlElement;
  const [head, ...blocks] = state.toFlow(state.all(panel)) as ListItem["children"];
  if (head?.type !== "heading") return itemOf(head ? [head, ...blocks] : [], idOf(panel));
  const [name, ...facts] = head.children;
  const line: Paragraph = {
    type: "paragraph",
    children: [{ type: "strong", children: name ? [name] : [] }, ...facts],
    data: head.data,
  };
  return itemOf([line, ...blocks], idOf(panel));
}

/** Returns the blocks with their items as one list. */
function withList(blocks: readonly RootContent[]): RootContent[] {
  const isItem = (block: RootContent) => block.type === "listItem";
  const items = blocks.filter(isItem);
  const spread = items.some((item) => item.spread);
  return [
    ...blocks.filter((block) => !isItem(block)),
    ...(items.length > 0 ? [{ type: "list" as const, spread, children: items }] : []),
  ];
}

/** Returns an item. Its constraints, a second line, become part of the first. */
function itemOf(blocks: ListItem["children"], id: string | undefined): ListItem {
  const [head, chips, ...others] = blocks;
  const isRow = isLine(head) && isLine(chips);
  const children = isRow
    ? [{ ...head, children: [...head.children, text(" · "), ...chips.children] }, ...others]
    : blocks;
  return {
    type: "listItem",
    spread: children.some(({ type }) => spreadTypes.has(type)),
    children,
    data: { id, chips: isRow ? plainText(chips) : undefined },
  };
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
