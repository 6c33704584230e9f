import type { SiteConfig } from "../config/site-config";
import { pageTitle } from "../navigation/page-title";
import type { PageData } from "../page";
import { absoluteUrl } from "../paths";
import { escapeAttribute, escapeText } from "./html";

/** Where the files of the client are; all addresses begin with the base path. */
export interface ClientFiles {
  readonly styles: readonly string[];
  /** The module that brings pages to life. */
  readonly entry: string;
  /** Address of page modules, with `*` for the key. */
  readonly pages: string;
  /** What the entry and this page's module import. */
  readonly preloads: readonly string[];
}

interface DocumentParts {
  readonly config: SiteConfig;
  readonly page: Omit<PageData, "sidebar">;
  /** Prerendered content of the root element. */
  readonly content: string;
  /** The one inline script, the same on every page, so that a policy can name its hash. */
  readonly script: string;
  readonly files: ClientFiles;
}

/**
 * A whole html document.
 *
 * What a reader waits for comes first: the text and one style sheet. Scripts stand at the end and are fetched with low
 * priority, so that they compete with nothing on the way to the first paint.
 */
export function renderDocument({ config, page, content, script, files }: DocumentParts): string {
  const { locales } = config;
  const locale = locales.list.find(({ code }) => code === locales.default);
  const description = page.description ?? firstParagraph(content) ?? config.description;
  const isFound = page.kind !== "not-found";
  const head = [
    `<meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escapeText(pageTitle(page.title, config))}</title>`,
    description && `<meta name="description" content="${escapeAttribute(description)}">`,
    isFound &&
      config.url &&
      `<link rel="canonical" href="${escapeAttribute(absoluteUrl(config.url, config.basePath, page.path))}">`,
    !isFound && `<meta name="robots" content="noindex">`,
    ...favicons(config.basePath),
    `<script>${script}</script>`,
    ...files.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
  ];
  const body = [
    `<div id="root" data-page="${escapeAttribute(page.key)}" data-pages="${files.pages}" data-base="${config.basePath}">${content}</div>`,
    `<script type="module" src="${files.entry}" fetchpriority="low"></script>`,
    ...files.preloads.map(
      (href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`,
    ),
  ];
  const lines = [
    "<!doctype html>",
    `<html lang="${escapeAttribute(locales.default)}" dir="${locale?.direction ?? "ltr"}" data-theme="${config.colorMode.defaultMode}">`,
    "<head>",
    ...head.filter((line) => typeof line === "string" && line !== ""),
    "</head>",
    "<body>",
    ...body,
    "</body>",
    "</html>",
    "",
  ];
  return lines.join("\n");
}

function favicons(basePath: string): readonly string[] {
  const link = (scheme: "light" | "dark") =>
    `<link rel="icon" type="image/svg+xml" href="${basePath}favicon-${scheme}.svg" media="(prefers-color-scheme: ${scheme})">`;
  return [link("light"), link("dark")];
}

/** Longer descriptions are cut by search engines. */
const longestDescription = 300;

/** Text of the first paragraph of the article that says something in running words. */
function firstParagraph(content: string): string | undefined {
  const article = content.slice(Math.max(0, content.indexOf("<article")));
  for (const [, inner = ""] of article.matchAll(/<p(?:\s[^>]*)?>([\s\S]*?)<\/p>/g)) {
    // An address line or a row of links is no description.
    if (/<(?:button|nav)\b/.test(inner)) continue;
    const text = decodeText(inner.replace(/<[^>]*>/g, ""))
      .replace(/\s+/g, " ")
      .trim();
    if (text.split(" ").length < 3) continue;
    return text.length > longestDescription
      ? `${text.slice(0, longestDescription - 1).replace(/\s+\S*$/, "")}…`
      : text;
  }
  return undefined;
}

/** The entities that React and this project write. */
function decodeText(html: string): string {
  return html
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, "&");
}
