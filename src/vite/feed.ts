import type { SiteConfig } from "../config/site-config";
import { absoluteUrl, feedPath, singlePath } from "../paths";
import { elementsIn, type HtmlNode, readHtml, textOf } from "./html-tree";
import { escapeAttribute, escapeText } from "../shared/html";

/** Elements of the page that the content of an entry keeps. Of other elements, it keeps only the text. */
const kept: ReadonlySet<string> = new Set("a code h3 li p strong ul".split(" "));

/** Characters that no XML document may have, however they are written (XML 1.0, 2.2). */
const notInXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * Returns the changelog as an Atom feed, read from its page. Each version with a date has an entry.
 *
 * @param html the page, in the language of the site
 * @param url origin of the published site
 * @see https://www.rfc-editor.org/rfc/rfc4287
 */
export function renderFeed(
  html: string,
  { title, basePath, locales }: Pick<SiteConfig, "title" | "basePath" | "locales">,
  url: string,
): string {
  const { article } = readHtml(html);
  const page = absoluteUrl(url, basePath, singlePath("changelog"));
  const [heading] = article ? elementsIn(article, "h1") : [];
  const sections = article ? elementsIn(article, "section") : [];
  const entries = sections.flatMap((section) => {
    const id = section.properties["aria-labelledby"] ?? "";
    const [name] = elementsIn(section, "h2");
    const [time] = elementsIn(section, "time");
    if (!name || !time) return [];
    const address = `${page}#${encodeURIComponent(id)}`;
    const content = section.children
      .slice(1)
      .map((node) => contentOf(node, page))
      .join("");
    const date = `${time.properties["datetime"]}T00:00:00Z`;
    return [{ date, name: textOf(name).trim(), address, content }];
  });
  const lines = [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeAttribute(locales.default)}">`,
    `<id>${escapeText(page)}</id>`,
    `<title>${escapeText(`${title}: ${heading ? textOf(heading) : ""}`)}</title>`,
    `<updated>${entries[0]?.date}</updated>`,
    `<author><name>${escapeText(title)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeAttribute(absoluteUrl(url, basePath, feedPath))}"/>`,
    `<link href="${escapeAttribute(page)}"/>`,
    ...entries.flatMap(({ date, name, address, content }) => [
      "<entry>",
      `<id>${escapeText(address)}</id>`,
      `<title>${escapeText(name)}</title>`,
      `<updated>${date}</updated>`,
      `<link href="${escapeAttribute(address)}"/>`,
      `<content type="html">${escapeText(content)}</content>`,
      "</entry>",
    ]),
    "</feed>",
    "",
  ];
  return lines.join("\n").replace(notInXml, "");
}

/** Returns a part of the page as HTML with absolute links. */
function contentOf(node: HtmlNode, page: string): string {
  if (node.type === "text") return escapeText(node.value);
  const { tagName: tag, properties, children } = node;
  const inner = children.map((child) => contentOf(child, page)).join("");
  if (!kept.has(tag)) return inner;
  const href =
    tag === "a" ? ` href="${escapeAttribute(new URL(properties["href"] ?? "", page).href)}"` : "";
  return `<${tag}${href}>${inner}</${tag}>`;
}
