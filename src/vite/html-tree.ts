import type { Element, Text } from "hast";
import { Parser } from "htmlparser2";

/** An element of a hast, with its attributes as they are written. */
export interface HtmlElement extends Element {
  properties: Record<string, string>;
  children: HtmlNode[];
}

export type HtmlNode = HtmlElement | Text;

/** An address in a page. */
export interface HtmlReference {
  /** Lowercase name of the element. */
  readonly tag: string;
  readonly address: string;
}

/** The data of a page that the build needs. */
export interface ReadHtml {
  /** Possible targets of a fragment. */
  readonly ids: ReadonlySet<string>;
  readonly references: readonly HtmlReference[];
  /** Code and styles inside the page, which its policy blocks: `<script>`, or an attribute such as `style="color: red"`. */
  readonly inline: readonly string[];
  /** The first `<article>`, if any, without controls and graphics. */
  readonly article?: HtmlElement;
}

export const headingTags = ["h1", "h2", "h3", "h4", "h5", "h6"];
/** Controls and graphics, which add nothing to the text around them. */
const controls: ReadonlySet<string> = new Set(
  "button dialog iframe noscript output script select style svg template textarea video".split(" "),
);
/** Elements whose `href` is a link, unlike that of `<use>` and `<base>`. */
const linking: ReadonlySet<string> = new Set(["a", "area", "link"]);

/** Parses a page, or a part of one. */
export function readHtml(html: string): ReadHtml {
  const ids = new Set<string>();
  const references: HtmlReference[] = [];
  const inline: string[] = [];
  let isInBody = false;
  let article: HtmlElement | undefined;
  /** The article's open elements, innermost last. */
  const open: HtmlElement[] = [];
  /** Number of open elements that are controls or inside one. */
  let hidden = 0;

  const parser = new Parser({
    onopentag(tag, properties) {
      const { id, name, href, src, type } = properties;
      // The document's own scripts and styles are in the head, and after the data that its shell reads.
      if (tag === "body") isInBody = true;
      else if ("data-entry" in properties) isInBody = false;
      // A script of another type is data.
      const isCode = tag === "script" && src === undefined && !/json/.test(type ?? "");
      if (isInBody && (tag === "style" || isCode)) inline.push(`<${tag}>`);
      for (const [attribute, value] of Object.entries(properties))
        if (attribute === "style" || attribute.startsWith("on"))
          inline.push(`${attribute}="${value}"`);
      if (id !== undefined) ids.add(id);
      if (tag === "a" && name !== undefined) ids.add(name);
      const address = src ?? (linking.has(tag) ? href : undefined);
      // React preloads images of the page; their elements are checked anyway.
      if (address !== undefined && !(tag === "link" && properties["rel"] === "preload"))
        references.push({ tag, address: address.trim() });
      if (open.length === 0 && (article || tag !== "article")) return;
      if (hidden > 0 || controls.has(tag)) {
        hidden++;
        return;
      }
      const element: HtmlElement = { type: "element", tagName: tag, properties, children: [] };
      article ??= element;
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    ontext(value) {
      const { children } = (hidden === 0 && open.at(-1)) || {};
      const last = children?.at(-1);
      if (last?.type === "text") last.value += value;
      else children?.push({ type: "text", value });
    },
    onclosetag() {
      if (hidden > 0) hidden--;
      else open.pop();
    },
  });
  parser.end(html);
  return { ids, references, inline, article };
}

/** Returns the elements with one of the tags, in document order. */
export function elementsIn(node: HtmlNode, ...tags: string[]): readonly HtmlElement[] {
  if (node.type === "text") return [];
  const inside = node.children.flatMap((child) => elementsIn(child, ...tags));
  return tags.includes(node.tagName) ? [node, ...inside] : inside;
}

/** Returns all text inside, without zero-width spaces, which only allow line breaks. */
export function textOf(node: HtmlNode): string {
  return node.type === "text"
    ? node.value.replace(/\u200b/g, "")
    : node.children.map(textOf).join("");
}
