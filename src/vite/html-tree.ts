import { Parser } from "htmlparser2";

/** An element and what is inside it. */
export interface HtmlElement {
  /** Its name, in lowercase. */
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly HtmlNode[];
}

/** A text is a string, without character references. */
export type HtmlNode = HtmlElement | string;

/** An address in a page. */
export interface HtmlReference {
  /** Name of the element, in lowercase. */
  readonly tag: string;
  readonly address: string;
  /** The text of a link; empty for a picture. */
  text: string;
}

/** What the build reads of a page. */
export interface ReadHtml {
  /** What a fragment may lead to. */
  readonly ids: ReadonlySet<string>;
  readonly references: readonly HtmlReference[];
  /** The first `<article>`, without controls and drawings; absent where the page has none. */
  readonly article?: HtmlElement;
}

/** Controls and drawings: they say nothing that the text around them does not say. */
const controls: ReadonlySet<string> = new Set(
  "button dialog iframe noscript output script select style svg template textarea video".split(" "),
);
/** Elements whose `href` is a link; on `<use>` and `<base>` it is something else. */
const linking: ReadonlySet<string> = new Set(["a", "area", "link"]);

/** Reads a page once, for its links, its search entries and its Markdown twin. */
export function readHtml(html: string): ReadHtml {
  const ids = new Set<string>();
  const references: HtmlReference[] = [];
  let article: HtmlElement | undefined;
  /** Children of the elements of the article that are open, the innermost last. */
  const open: HtmlNode[][] = [];
  /** How many elements are open that are, or are inside, a control. */
  let hidden = 0;
  let link: HtmlReference | undefined;

  const parser = new Parser({
    onopentag(tag, attributes) {
      const { id, name, href, src } = attributes;
      if (id !== undefined) ids.add(id);
      if (tag === "a" && name !== undefined) ids.add(name);
      const address = src ?? (linking.has(tag) ? href : undefined);
      // React preloads what a page shows: that is checked where it is shown.
      if (address !== undefined && !(tag === "link" && attributes["rel"] === "preload")) {
        const reference = { tag, address: address.trim(), text: "" };
        references.push(reference);
        if (tag === "a") link = reference;
      }
      if (open.length === 0 && (article || tag !== "article")) return;
      if (hidden > 0 || controls.has(tag)) {
        hidden++;
        return;
      }
      const children: HtmlNode[] = [];
      const element = { tag, attributes, children };
      article ??= element;
      open.at(-1)?.push(element);
      open.push(children);
    },
    ontext(text) {
      if (link) link.text += text;
      const siblings = hidden > 0 ? undefined : open.at(-1);
      const last = siblings?.at(-1);
      if (typeof last === "string") siblings?.splice(-1, 1, last + text);
      else siblings?.push(text);
    },
    onclosetag(tag) {
      if (tag === "a") link = undefined;
      if (hidden > 0) hidden--;
      else open.pop();
    },
  });
  parser.end(html);
  return { ids, references, article };
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
