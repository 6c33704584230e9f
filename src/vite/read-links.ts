import { decodeText } from "./html";

/** An address that stands in a page. */
export interface HtmlReference {
  /** Name of the element, in lower case. */
  readonly tag: string;
  /** As written, without entities. */
  readonly address: string;
  /** Where the element begins in the page. */
  readonly at: number;
}

/** What the link check needs of a page. */
export interface HtmlFacts {
  /** What a fragment may lead to. */
  readonly ids: ReadonlySet<string>;
  readonly references: readonly HtmlReference[];
}

/** Elements whose content is text and never markup. */
const rawText = /^<(?:script|style|textarea|title)[\s/>]/i;
/** Elements whose `href` is a link; on `<use>` and `<base>` it is something else. */
const linking: ReadonlySet<string> = new Set(["a", "area", "link"]);

const wanted = /[\s"'](?:id|name|href|src)\s*=/i;
const attributes = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/**
 * Reads ids and addresses of a page in one pass: a site is gigabytes for a parser that builds a tree. It knows as much of html as it
 * needs to tell markup from text: attributes in any quotes, comments, and elements that hold raw text.
 */
export function readLinks(html: string): HtmlFacts {
  const ids = new Set<string>();
  const references: HtmlReference[] = [];
  for (let at = html.indexOf("<"); at >= 0;) {
    let end = endOfMarkup(html, at);
    if (isLetter(html.charCodeAt(at + 1))) {
      const markup = html.slice(at, end);
      // React preloads what a page shows: that is checked where it is shown.
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

const longestText = 60;

/** What a reader sees of the link that begins at `at`; empty for a picture. */
export function linkText(html: string, at: number): string {
  const start = endOfMarkup(html, at);
  const inner = html.slice(start, indexOrEnd(html, "</a", start)).replace(/<[^>]*>/g, "");
  const text = decodeText(inner).replace(/\s+/g, " ").trim();
  return text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text;
}

/** Where what begins with the `<` at `at` ends. A `>` in a quoted value ends nothing; a sole `<` is text, whatever follows. */
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

// Numbers, for this is the one loop of a build that sees every character of a site.
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
