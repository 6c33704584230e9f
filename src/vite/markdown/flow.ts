import type {
  Heading,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
  TableContent,
} from "mdast";

import type { LanguageInfo } from "../../samples/languages";
import {
  elementsOf,
  findElement,
  type HtmlElement,
  type HtmlNode,
  isElement,
  textOf,
} from "../html-tree";
import { codeLanguage } from "./code-language";
import { isBlank, isLine, joinedBy, phrasing, type ResolveLink, text } from "./phrasing";

export interface FlowContext {
  readonly resolve: ResolveLink;
  /** Heading level of tabs; absent in authored text, where tabs have bold labels. */
  readonly tabsLevel?: number;
  /** The languages of samples that the site adds. */
  readonly languages?: Readonly<Record<string, LanguageInfo>> | undefined;
  /** Key of the tab around the element. */
  readonly tab?: string;
}

/** Properties of a block that Markdown does not have. */
interface FlowData {
  /** Whether it continues the previous line instead of being a paragraph. */
  readonly isLine?: true;
  /** Whether it is a line that has become the label of a list. */
  readonly isLabel?: true;
  /** Whether it is a list whose items are folds of the page. */
  readonly isFolds?: true;
}

type Flow = RootContent & { data?: FlowData };

/**
 * Converts elements to Markdown blocks. Recognizes this site's HTML by its structure: rows of the reference
 * become list items that start with a line, folds become items with their content, tabs labeled parts.
 */
export function flow(nodes: readonly HtmlNode[], context: FlowContext): Flow[] {
  const blocks: Flow[] = [];
  let line: HtmlNode[] = [];
  const endLine = () => {
    const children = phrasing(line, context.resolve);
    if (children.length > 0) blocks.push(paragraph(children, { isLine: true }));
    line = [];
  };
  for (const node of nodes) {
    if (isElement(node) && isPageOnly(node)) continue;
    if (isLine(node)) {
      line.push(node);
      continue;
    }
    endLine();
    for (const block of isElement(node) ? blocksOf(node, context) : []) add(blocks, block);
  }
  endLine();
  return labeled(blocks);
}

type Convert = (element: HtmlElement, context: FlowContext) => Flow[];

const quote: Convert = ({ children }, context) => [
  { type: "blockquote", children: flow(children, context) as never },
];

/** The conversions by tag; of any other element, only the content is converted. */
const conversions = new Map<string, Convert>([
  ["p", (element, context) => [paragraphOf(element, context)]],
  ["ul", list],
  ["ol", list],
  ["dl", definitions],
  ["blockquote", quote],
  ["aside", quote],
  ["hr", () => [{ type: "thematicBreak" }]],
  ["table", (element, context) => [table(element, context)]],
  ["figure", figure],
  ["pre", figure],
  ["details", fold],
  ["nav", (element, context) => (isContents(element) ? [] : flow(element.children, context))],
  ["section", section],
  ["div", division],
]);

function blocksOf(element: HtmlElement, context: FlowContext): Flow[] {
  if (/^h[1-6]$/.test(element.tag)) return heading(element, [], context);
  const convert = conversions.get(element.tag);
  return convert ? convert(element, context) : flow(element.children, context);
}

/** Whether it is a control, is for another way to authenticate, or is a sample of a later body, which is also an example of the request. */
function isPageOnly(element: HtmlElement): boolean {
  const has = (name: string) => element.attributes[name] !== undefined;
  return (
    has("data-controls") || ((has("data-variant") || has("data-only")) && has("data-inactive"))
  );
}

/** Adds a block; consecutive folds become one list. */
function add(blocks: Flow[], block: Flow): void {
  const last = blocks.at(-1);
  if (block.data?.isFolds && last?.data?.isFolds && block.type === "list" && last.type === "list") {
    last.children.push(...block.children);
    last.spread ||= block.spread === true;
  } else {
    blocks.push(block);
  }
}

/** Turns a line above a list into its label; a list that consists of codes moves into that line. */
function labeled(blocks: readonly Flow[]): Flow[] {
  const result: Flow[] = [];
  for (const block of blocks) {
    const label = result.at(-1);
    const isFree =
      label?.type === "paragraph" && label.data?.isLine === true && label.data.isLabel !== true;
    if (block.type !== "list" || !isFree || block.data?.isFolds) {
      result.push(block);
      continue;
    }
    const codes = block.children.map(soleCode);
    label.children.push(text(":"));
    label.data = { isLine: true, isLabel: true };
    if (codes.every((code) => code !== undefined)) {
      label.children.push(
        text(" "),
        ...joinedBy(
          codes.map((code) => [code]),
          ", ",
        ),
      );
    } else {
      result.push(block);
    }
  }
  return result;
}

function soleCode({ children: [block, ...others] }: ListItem): PhrasingContent | undefined {
  if (block?.type !== "paragraph" || others.length > 0 || block.children.length !== 1)
    return undefined;
  return block.children.find(({ type }) => type === "inlineCode");
}

function paragraph(children: readonly PhrasingContent[], data?: FlowData): Paragraph & Flow {
  return { type: "paragraph", children: [...children], ...(data && { data }) };
}

/** Converts a paragraph; method and path of an operation become one code before the rest of the line. */
function paragraphOf(element: HtmlElement, { resolve }: FlowContext): Flow {
  if (element.attributes["data-code"] === undefined) {
    return paragraph(phrasing(element.children, resolve));
  }
  const [method, path, ...others] = elementsOf(element);
  const value = [method, path].map((part) => (part ? textOf(part).trim() : "")).join(" ");
  return paragraph(
    joinedBy([[{ type: "inlineCode", value }], ...others.map((part) => phrasing([part], resolve))]),
  );
}

function heading(
  element: HtmlElement,
  beside: readonly HtmlNode[],
  { resolve }: FlowContext,
): Flow[] {
  const besides = beside.filter((node) => !isBlank(node));
  const children = joinedBy([
    phrasing(element.children, resolve),
    ...besides.map((node) => withoutDot(phrasing([node], resolve))),
  ]);
  const depth = Number(element.tag.charAt(1)) as Heading["depth"];
  return children.length === 0 ? [] : [{ type: "heading", depth, children }];
}

function withoutDot([first, ...others]: readonly PhrasingContent[]): PhrasingContent[] {
  if (first === undefined) return [];
  return first.type === "text"
    ? [text(first.value.replace(/^· /, "")), ...others]
    : [first, ...others];
}

/** Converts a `<div>`; a heading and the text beside it become one line. */
function division(element: HtmlElement, context: FlowContext): Flow[] {
  const { children } = element;
  if (element.attributes["data-tabs"] !== undefined) return tabs(element, context);
  if (element.attributes["data-panel-of"] !== undefined) return [variant(element, context)];
  const [first] = children;
  const isHeadingLine =
    isElement(first) && /^h[1-6]$/.test(first.tag) && children.slice(1).every(isLine);
  return isHeadingLine ? heading(first, children.slice(1), context) : flow(children, context);
}

/** Converts a variant of a schema to an item that contains its rows. */
function variant(element: HtmlElement, context: FlowContext): Flow {
  const [head, ...content] = elementsOf(element);
  const [, ...facts] = head ? elementsOf(head) : [];
  const name = joinedBy([
    [strong(element.attributes["data-panel-of"] ?? "")],
    ...facts.map((part) => phrasing([part], context.resolve)),
  ]);
  return folds(itemOf(name, flow(content, context)));
}

function strong(value: string): PhrasingContent {
  return { type: "strong", children: [text(value)] };
}

function folds(only: ListItem): Flow {
  return { ...listOf([only], { ordered: false }), data: { isFolds: true } };
}

/** Converts a section. If it is labeled instead of having a heading, it is an aside, and its tabs become sections. */
function section(element: HtmlElement, context: FlowContext): Flow[] {
  const isAside = element.attributes["aria-label"] !== undefined;
  return flow(element.children, isAside ? { ...context, tabsLevel: 2 } : context);
}

function tabs(element: HtmlElement, { tabsLevel, ...context }: FlowContext): Flow[] {
  const children = elementsOf(element);
  const blocks: Flow[] = [];
  for (const panel of children.filter((child) => child.attributes["data-panel"])) {
    const [first, ...others] = panel.children;
    // The name is at the start of the panel, or else the label of its code.
    const hasName = isElement(first, "p");
    const code = findElement(panel.children, ({ tag }) => tag === "figure");
    const name = hasName ? textOf(first) : (code?.attributes["aria-label"] ?? "");
    const tab = panel.attributes["data-panel"];
    if (name !== "") {
      const depth = ((tabsLevel ?? 0) + 1) as Heading["depth"];
      blocks.push(
        tabsLevel === undefined
          ? paragraph([strong(name)])
          : { type: "heading", depth, children: [text(name)] },
      );
    }
    blocks.push(...flow(hasName ? others : panel.children, { ...context, tab }));
  }
  return blocks;
}

/** Whether an element links only to sections of the same page, which is useless in Markdown. */
function isContents(element: HtmlElement): boolean {
  return (
    findElement(
      element.children,
      (link) => link.tag === "a" && !link.attributes["href"]?.startsWith("#"),
    ) === undefined
  );
}

function figure(element: HtmlElement, context: FlowContext): Flow[] {
  const pre = element.tag === "pre" ? element : findElement([element], ({ tag }) => tag === "pre");
  if (!pre) return flow(element.children, context);
  const value = textOf(pre).replace(/\n$/, "");
  const label = element.attributes["aria-label"];
  return [
    { type: "code", lang: codeLanguage(value, label, context.tab, context.languages), value },
  ];
}

function table(element: HtmlElement, { resolve }: FlowContext): Flow {
  const rows: HtmlElement[] = [];
  const collect = (node: HtmlElement) => {
    for (const child of elementsOf(node)) {
      if (child.tag === "tr") rows.push(child);
      else collect(child);
    }
  };
  collect(element);
  const children = rows.map((row): TableContent => ({
    type: "tableRow",
    children: elementsOf(row, "th", "td").map((cell) => ({
      type: "tableCell",
      // A line break would end the row.
      children: phrasing(cell.children, resolve).map((node) =>
        node.type === "break" ? text(" ") : node,
      ),
    })),
  }));
  return { type: "table", children };
}

function list(element: HtmlElement, context: FlowContext): Flow[] {
  const items = elementsOf(element, "li").map((each) => item(each, context));
  if (items.length === 0) return [];
  const start = Number(element.attributes["start"] ?? 1);
  return [listOf(items, element.tag === "ol" ? { ordered: true, start } : { ordered: false })];
}

function listOf(items: readonly ListItem[], options: Pick<List, "ordered" | "start">): List & Flow {
  return {
    type: "list",
    ...options,
    spread: items.some(({ spread }) => spread === true),
    children: [...items],
  };
}

function definitions(element: HtmlElement, context: FlowContext): Flow[] {
  const items: ListItem[] = [];
  const collect = (nodes: readonly HtmlElement[]) => {
    let terms: PhrasingContent[] = [];
    for (const node of nodes) {
      if (node.tag === "dt") {
        const name = phrasing(node.children, context.resolve);
        terms = [...terms, ...(terms.length > 0 ? [text(", ")] : []), ...name];
      } else if (node.tag === "dd") {
        items.push(itemOf(terms, flow(node.children, context), ": "));
        terms = [];
      } else {
        collect(elementsOf(node));
      }
    }
  };
  collect(elementsOf(element));
  return items.length === 0 ? [] : [listOf(items, { ordered: false })];
}

/** Converts a row of the reference, which starts with a `<div>` of name, type and flags, or an authored item. */
function item(element: HtmlElement, context: FlowContext): ListItem {
  const [first, ...others] = element.children.filter((child) => !isBlank(child));
  const isRow =
    isElement(first, "div") && isElement(first.children[0]) && first.children.every(isLine);
  if (!isRow) {
    const [head, ...blocks] = flow(element.children, context);
    return head?.type === "paragraph" && head.data?.isLine
      ? itemOf(head.children, blocks)
      : itemOf([], head ? [head, ...blocks] : []);
  }
  // The constraints follow the line. The row of an array's items is also a list.
  const [chips] = others;
  const hasChips =
    isElement(chips, "ul") && elementsOf(chips).every((chip) => chip.children.every(isLine));
  const facts = hasChips ? elementsOf(chips, "li") : [];
  const head = joinedBy([
    rowLine(first, element.attributes["id"] !== undefined, context),
    ...facts.map((fact) => phrasing(fact.children, context.resolve)),
  ]);
  return itemOf(head, flow(hasChips ? others.slice(1) : others, context));
}

/** Separates the parts of a row's first line with dots, unless it has text between them. On the page, the parts differ in style. */
function rowLine(line: HtmlElement, isNamed: boolean, { resolve }: FlowContext): PhrasingContent[] {
  const hasText = line.children.some((node) => typeof node === "string" && node.trim() !== "");
  if (hasText) return [...phrasing(line.children, resolve)];
  const [name, ...others] = elementsOf(line);
  const isCode = isNamed && name?.children.every((node) => typeof node === "string");
  return joinedBy([
    name && isCode
      ? [{ type: "inlineCode", value: textOf(name).trim() }]
      : phrasing(name ? [name] : [], resolve),
    ...others.map((part) => phrasing([part], resolve)),
  ]);
}

/** Returns an item with its first line, followed by the first paragraph and single lines, each on a new line. */
function itemOf(
  head: readonly PhrasingContent[],
  blocks: readonly Flow[],
  separator?: string,
): ListItem {
  const children: Flow[] = head.length === 0 ? [] : [paragraph(head)];
  for (const block of blocks) {
    const last = children.at(-1);
    const isBelow = children.length === 1 && head.length > 0;
    if (block.type === "paragraph" && last?.type === "paragraph" && isBelow) {
      const isFirst = last.children.length === head.length;
      if (isFirst || block.data?.isLine) {
        const between: PhrasingContent =
          separator === undefined || !isFirst ? { type: "break" } : text(separator);
        last.children.push(between, ...block.children);
        continue;
      }
    }
    children.push(block);
  }
  const spread = children.some(({ type }) => spreadTypes.has(type));
  return { type: "listItem", spread, children: children as ListItem["children"] };
}

/** Blocks that need empty lines around them. */
const spreadTypes: ReadonlySet<string> = new Set(["blockquote", "code", "heading", "table"]);

/**
 * Converts a fold. A fold with a heading becomes a section; rows inside a row directly follow it; code and
 * lists follow their name; anything else becomes an item, so that its end is clear.
 */
function fold(element: HtmlElement, context: FlowContext): Flow[] {
  const [summary] = elementsOf(element, "summary");
  const content = element.children.filter((child) => child !== summary);
  const title = summary && findElement([summary], ({ tag }) => /^h[1-6]$/.test(tag));
  if (summary && title) {
    const lead = summary.children.filter((child) => child !== title);
    return [...heading(title, [], context), ...flow(lead, context), ...flow(content, context)];
  }
  const blocks = flow(content, context);
  // Sections have their own headings; the summary only names what is in them.
  if (!summary || findElement(content, ({ tag }) => tag === "section")) return blocks;
  if (isCount(element)) {
    const saysMore = elementsOf(summary).length > 0;
    const line = paragraph(phrasing(summary.children, context.resolve), lineAlone);
    return saysMore ? [line, ...blocks] : blocks;
  }
  const name = nameOf(summary, context);
  // The name of a variant has an element, and its rows must be below it.
  const isPlain =
    elementsOf(summary).length === 0 &&
    blocks.every(({ type, data }) => type === "code" || (type === "list" && !data?.isFolds));
  if (isPlain) return [paragraph(name), ...blocks];
  return [folds(itemOf(name, blocks))];
}

/** A line above a list that is not its label. */
const lineAlone: FlowData = { isLine: true, isLabel: true };

/** Whether the summary says how many rows the fold contains. A separate element says that there are no others. */
function isCount(element: HtmlElement): boolean {
  if (element.attributes["id"] !== undefined) return false;
  const rows = findElement(element.children, ({ tag }) => tag === "ul");
  // A row starts with a line; an allowed value, which has an id as well, is a link.
  return (
    rows !== undefined &&
    elementsOf(rows).some(
      (row) => row.attributes["id"] !== undefined && isElement(elementsOf(row)[0], "div"),
    )
  );
}

function nameOf(summary: HtmlElement, { resolve }: FlowContext): PhrasingContent[] {
  const parts = elementsOf(summary);
  if (parts.length > 0) return joinedBy(parts.map((part) => phrasing([part], resolve)));
  return [strong(textOf(summary).trim())];
}
