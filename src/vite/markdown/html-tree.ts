import { type HtmlReader, type OpenElement, readHtml } from "../search/read-html";

/** An element and what is inside it. */
export interface HtmlElement extends OpenElement {
  readonly children: readonly HtmlNode[];
}

/** A text is a string, without character references. */
export type HtmlNode = HtmlElement | string;

/** What readers act on, or what is drawn: it says nothing that the text around it does not say. */
const passedOver: ReadonlySet<string> = new Set(
  "button dialog iframe noscript output script select style svg template textarea video".split(" "),
);

/** Reads html that React has written into a tree, without controls and drawings. */
export function readTree(html: string): readonly HtmlNode[] {
  const root: HtmlNode[] = [];
  const open: HtmlNode[][] = [root];
  const reader: HtmlReader = {
    open(element) {
      if (passedOver.has(element.tag)) return false;
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

/** Whether a node is an element, of one of the tags if any are named. */
export function isElement(node: HtmlNode | undefined, ...tags: string[]): node is HtmlElement {
  return typeof node === "object" && (tags.length === 0 || tags.includes(node.tag));
}

/** The child elements, of one of the tags if any are named. */
export function elementsOf(node: HtmlElement, ...tags: string[]): readonly HtmlElement[] {
  return node.children.filter((child) => isElement(child, ...tags));
}

/** All text inside, as written. Zero-width spaces only tell browsers where to break a line. */
export function textOf(node: HtmlNode): string {
  if (typeof node === "string") return node.replace(/\u200b/g, "");
  return node.children.map(textOf).join("");
}

/** The first element inside, in the order of the document, for which `test` holds. */
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
