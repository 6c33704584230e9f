import { type HtmlReader, type OpenElement, readHtml } from "../search/read-html";

/** An element and its children. */
export interface HtmlElement extends OpenElement {
  readonly children: readonly HtmlNode[];
}

/** An element or a decoded text. */
export type HtmlNode = HtmlElement | string;

/** Controls and graphics, which add nothing to the text around them. */
const skippedTags: ReadonlySet<string> = new Set(
  "button dialog iframe noscript output script select style svg template textarea video".split(" "),
);

/** Parses HTML from React into a tree, without controls and graphics. */
export function readTree(html: string): readonly HtmlNode[] {
  const root: HtmlNode[] = [];
  const open: HtmlNode[][] = [root];
  const reader: HtmlReader = {
    open(element) {
      if (skippedTags.has(element.tag)) return false;
      const children: HtmlNode[] = [];
      open.at(-1)?.push(new TreeElement(element, children));
      open.push(children);
      return true;
    },
    text: (text) => void open.at(-1)?.push(text),
    close: () => void open.pop(),
  };
  readHtml(html, reader);
  return root;
}

class TreeElement implements HtmlElement {
  readonly tag: string;

  constructor(
    private readonly opened: OpenElement,
    readonly children: readonly HtmlNode[],
  ) {
    this.tag = opened.tag;
  }

  attribute(name: string): string | undefined {
    return this.opened.attribute(name);
  }
}

/** Whether a node is an element, with one of the tags if any are given. */
export function isElement(node: HtmlNode | undefined, ...tags: string[]): node is HtmlElement {
  return typeof node === "object" && (tags.length === 0 || tags.includes(node.tag));
}

/** Returns the child elements, with one of the tags if any are given. */
export function elementsOf(node: HtmlElement, ...tags: string[]): readonly HtmlElement[] {
  return node.children.filter((child) => isElement(child, ...tags));
}

/** Returns all text inside, without zero-width spaces, which only allow line breaks. */
export function textOf(node: HtmlNode): string {
  if (typeof node === "string") return node.replace(/\u200b/g, "");
  return node.children.map(textOf).join("");
}

/** Returns the first element in document order that passes `test`. */
export function findElement(
  nodes: readonly HtmlNode[],
  test: (element: HtmlElement) => boolean,
): HtmlElement | undefined {
  for (const node of nodes) {
    if (typeof node === "string") continue;
    const found = test(node) ? node : findElement(node.children, test);
    if (found) return found;
  }
  return undefined;
}
