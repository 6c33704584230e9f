import { decodeText } from "../html";

/** An opening tag. */
export interface OpenElement {
  readonly tag: string;
  attribute(name: string): string | undefined;
}

/** Called for every element and text, in document order. */
export interface HtmlReader {
  /**
   * Returns `false` to skip the content, up to the first closing tag with that name; then `close` is not called
   * for the element.
   */
  open(element: OpenElement): boolean;
  text(text: string): void;
  close(tag: string): void;
}

const tokens = /<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|([^<]+|<)/gi;
const voidTags: ReadonlySet<string> = new Set(["br", "col", "hr", "img", "input", "wbr"]);

/**
 * Parses HTML from React, in which all elements but void ones are closed and all attributes quoted. A full
 * parser would be slower, and pages of a large API are hundreds of megabytes.
 */
export function readHtml(html: string, reader: HtmlReader): void {
  const next = new RegExp(tokens);
  for (let token = next.exec(html); token; token = next.exec(html)) {
    const [, slash, name, attributes = "", text] = token;
    if (text !== undefined) reader.text(decodeText(text));
    if (name === undefined) continue;
    const tag = name.toLowerCase();
    if (slash === "/") {
      reader.close(tag);
      continue;
    }
    const isVoid = voidTags.has(tag) || attributes.endsWith("/");
    const isRead = reader.open(new OpenTag(tag, attributes));
    if (isVoid && isRead) reader.close(tag);
    if (isVoid || isRead) continue;
    const end = html.indexOf(`</${tag}>`, next.lastIndex);
    if (end === -1) return;
    next.lastIndex = end + tag.length + 3;
  }
}

/** A class, because there are millions of instances. */
class OpenTag implements OpenElement {
  constructor(
    readonly tag: string,
    private readonly attributes: string,
  ) {}

  attribute(name: string): string | undefined {
    const start = this.attributes.indexOf(` ${name}="`);
    if (start === -1) return undefined;
    const from = start + name.length + 3;
    return decodeText(this.attributes.slice(from, this.attributes.indexOf('"', from)));
  }
}
