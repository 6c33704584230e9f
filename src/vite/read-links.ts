import { decodeText } from "./html";

/** An address in a page. */
export interface HtmlReference {
  /** Name of the element, in lower case. */
  readonly tag: string;
  /** The address with entities decoded. */
  readonly address: string;
  /** Offset of the element in the page. */
  readonly at: number;
}

/** The data of a page that the link check needs. */
export interface HtmlFacts {
  /** Possible targets of a fragment. */
  readonly ids: ReadonlySet<string>;
  readonly references: readonly HtmlReference[];
}

/** Elements whose content is text rather than markup. */
const rawText = /^<(?:script|style|textarea|title)[\s/>]/i;
/** Elements whose `href` is a link, unlike that of `<use>` and `<base>`. */
const linking: ReadonlySet<string> = new Set(["a", "area", "link"]);

const wanted = /[\s"'](?:id|name|href|src)\s*=/i;
const attributes = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/**
 * Reads the ids and addresses of a page in one pass, because sites can be too large for a parser that builds
 * a tree. It handles quoted and unquoted attributes, comments and raw text elements.
 */
export function readLinks(html: string): HtmlFacts {
  const ids = new Set<string>();
  const references: HtmlReference[] = [];
  for (let at = html.indexOf("<"); at >= 0;) {
    let end = endOfMarkup(html, at);
    if (isLetter(html.charCodeAt(at + 1))) {
      const markup = html.slice(at, end);
      // React preloads images of the page, which are checked at their element.
      if (wanted.test(markup) && !markup.startsWith('<link rel="preload"')) {
        const tag = /^[^\s/>]+/.exec(markup.slice(1))?.[0].toLowerCase() ?? "";
        for (const match of markup.slice(1 + tag.length).matchAll(attributes)) {
          const [, attribute = "", double, single, bare] = match;
          const value = decodeText(double ?? single ?? bare ?? "");
          const name = attribute.toLowerCase();
          if (name === "id" || (name === "name" && tag === "a")) ids.add(value);
          else if (name === "src" || (name === "href" && linking.has(tag)))
            references.push({ tag, address: value.trim(), at });
        }
      }
      const raw = rawText.exec(markup)?.[0];
      if (raw !== undefined) end = indexOrEnd(html, `</${raw.slice(1, -1)}`, end);
    }
    at = html.indexOf("<", end);
  }
  return { ids, references };
}

const maxLinkText = 60;

/** Returns the text of the link that starts at `at`; empty for an image. */
export function linkText(html: string, at: number): string {
  const start = endOfMarkup(html, at);
  const inner = html.slice(start, indexOrEnd(html, "</a", start)).replace(/<[^>]*>/g, "");
  const text = decodeText(inner).replace(/\s+/g, " ").trim();
  return text.length > maxLinkText ? `${text.slice(0, maxLinkText - 1)}…` : text;
}

/** Returns the end of the markup at `at`, skipping `>` in quoted values. A `<` that starts no markup is text. */
function endOfMarkup(html: string, at: number): number {
  const first = html.charCodeAt(at + 1);
  if (first === slash || first === bang) {
    return html.startsWith("<!--", at)
      ? indexOrEnd(html, "-->", at + 4)
      : indexOrEnd(html, ">", at) + 1;
  }
  if (!isLetter(first)) return at + 1;
  for (let index = at + 2; index < html.length; index++) {
    const char = html.charCodeAt(index);
    if (char === greaterThan) return index + 1;
    if (char === quote || char === apostrophe)
      index = indexOrEnd(html, html.charAt(index), index + 1);
  }
  return html.length;
}

// Character codes, because this is the only loop of a build over every character of a site.
const bang = 33;
const quote = 34;
const apostrophe = 39;
const slash = 47;
const greaterThan = 62;

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

function indexOrEnd(html: string, text: string, from: number): number {
  const index = html.indexOf(text, from);
  return index < 0 ? html.length : index;
}
