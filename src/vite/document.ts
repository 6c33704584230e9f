import type { SiteConfig } from "../config/site-config";
import type { LocaleData, SiteData } from "../config/site-data";
import type { PageHtml } from "../entry-server";
import { pageClassNames } from "../layout/page-class";
import type { PageData } from "../page";
import { pageTitle } from "../navigation/page-title";
import { absoluteUrl, feedPath, isExternal, markdownPath, withBase } from "../paths";
import { escapeAttribute, escapeText, rootStart } from "../shared/html";
import { type PublishedData, isIndexed } from "./published-page";
import { alternatesOf } from "./sitemap";
import { visibleHtml } from "./visible-text";

/** URLs of the client's files, with the base path. */
export interface ClientFiles {
  readonly styles: readonly string[];
  /** The module that hydrates pages. */
  readonly entry: string;
  /** URL of modules with the content of pages, with `*` for the key. It names the build; few pages have such a module. */
  readonly pages: string;
  /** The module of the page's sidebar. */
  readonly sidebar: string;
  /** All that the shell needs besides its entry, and the style sheet of the late parts if the page lacks it. */
  readonly preloads: readonly string[];
}

interface DocumentParts {
  /** The parts of the configuration that only documents need. */
  readonly config: Pick<SiteConfig, "url" | "basePath" | "description" | "image" | "head">;
  /** The site in the language of the page. */
  readonly site: SiteData;
  readonly page: PublishedData;
  /** Whether a feed of versions exists. */
  readonly hasFeed?: boolean | undefined;
  /** Languages that have their own text at this page's path; absent: no alternates for search engines. */
  readonly locales?: readonly LocaleData[];
  /** The prerendered page. */
  readonly content: PageHtml;
  /** The inline script, the same on every page, so that the policy can list its hash. */
  readonly script: string;
  /** The Content-Security-Policy; absent in the development server, which evaluates code. */
  readonly policy?: string;
  readonly files: ClientFiles;
}

/**
 * Text of the script at the end of each page. It does nothing, but browsers run no script before the style sheets above it are loaded,
 * and treat the page as incomplete until then. Without the script, Chromium lays out the complete page twice: once without styles, and
 * again when they are loaded.
 */
export const lastScript = "0";

/**
 * Returns the HTML document of a page.
 *
 * The text and the one style sheet come first. The URLs of the shell are at the end; the inline script loads the shell when the reader
 * needs it.
 */
export function renderDocument(parts: DocumentParts): string {
  const { config, site, page, content, script, policy, files } = parts;
  const style = inlineStyle(site);
  const locale = site.locales.find(({ code }) => code === site.locale);
  const hasComponents = content.main.includes("<client-component ");
  const description = page.description ?? config.description;
  const head = [
    `<meta charset="utf-8">`,
    ...(policy ? [`<meta http-equiv="Content-Security-Policy" content="${policy}">`] : []),
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escapeText(pageTitle(page.title, site))}</title>`,
    ...(description ? [meta("name", "description", description)] : []),
    ...addresses(parts),
    ...twin(parts),
    ...feed(parts),
    ...preview(parts, description),
    ...ownHead(config),
    `<script>${script}</script>`,
    ...files.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...(style ? [`<style>${style}</style>`] : []),
  ];
  const body = [
    `${rootStart}s="${files.pages}" data-base="${site.basePath}">${shortened(content.shell)}</div>`,
    shortened(content.main),
    // The not-found page looks for similar pages, and `hideOnScroll` hides the bar of a page that opens at a fragment. A component of the
    // site may do anything.
    entryScript(
      files,
      page,
      page.kind === "not-found" || site.navbar.hideOnScroll || hasComponents,
    ),
    `<script>${lastScript}</script>`,
  ];
  const lines = [
    "<!doctype html>",
    `<html lang="${escapeAttribute(site.locale)}"${locale?.direction === "rtl" ? ` dir="rtl"` : ""} class="${pageClassNames(page)}" data-theme="${site.colorMode.defaultMode}">`,
    "<head>",
    ...head,
    "</head>",
    "<body>",
    ...body,
    "</body>",
    "</html>",
    "",
  ];
  return visibleHtml(lines.join("\n"));
}

/** Removes optional parts of HTML: empty attribute values and slashes of void elements (13.1.2). In text, `<` comes before the next `>`. */
function shortened(html: string): string {
  return html
    .replace(/=""(?=[^<>]*>)/g, "")
    .replace(/(<(?:br|hr|img|input|wbr)\b[^<>]*)\/>/g, "$1>");
}

/**
 * Returns the element with what the shell needs: the scripts for `src/navigation/first-intent.ts`, and the data of the page for
 * `src/navigation/pages.ts`.
 *
 * @param isNow whether the shell is loaded with the page
 */
function entryScript(
  { entry, preloads, sidebar }: ClientFiles,
  { path, aliases, kind, type, title, docs }: PublishedData,
  isNow: boolean,
): string {
  const page: Omit<PageData, "sidebar"> = { path, aliases, kind, type, title, docs };
  const data = JSON.stringify({ shell: [entry, ...preloads], page: { ...page, sidebar } });
  return `<script type="application/json" data-entry${isNow ? " data-now" : ""}>${data.replaceAll("<", "\\u003c")}</script>`;
}

/** Returns the colors of the announcement, the only style that depends on the configuration. Empty if it sets none. */
export function inlineStyle({ announcementBar: bar }: Pick<SiteData, "announcementBar">): string {
  const colors = [
    ["ground", bar?.backgroundColor],
    ["text", bar?.textColor],
  ].flatMap(([name, color]) => (color ? [`--announcement-${name}:${color}`] : []));
  return colors.length === 0 ? "" : `:root{${colors.join(";")}}`;
}

function meta(attribute: "name" | "property", name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${escapeAttribute(content)}">`;
}

/** Returns tags for search engines: canonical URL and alternates, or `noindex`. */
function addresses({
  config: { url },
  site,
  page,
  locales = [],
}: DocumentParts): readonly string[] {
  if (!isIndexed(site, page)) return [meta("name", "robots", "noindex")];
  if (url === undefined) return [];
  return [
    `<link rel="canonical" href="${escapeAttribute(canonicalUrl(url, site, page))}">`,
    ...alternatesOf(url, locales, page.path).map(
      ({ hreflang, href }) =>
        `<link rel="alternate" hreflang="${hreflang}" href="${escapeAttribute(href)}">`,
    ),
  ];
}

/** Returns the link to the page as Markdown. */
function twin({ site, page }: DocumentParts): readonly string[] {
  if (page.kind === "not-found") return [];
  const href = escapeAttribute(withBase(site.basePath, markdownPath(page.path)));
  return [`<link rel="alternate" type="text/markdown" href="${href}">`];
}

/** Returns the link to the feed of versions, which all languages share. The feed exists only if the origin is configured. */
function feed({ config: { url, basePath }, site, hasFeed }: DocumentParts): readonly string[] {
  if (url === undefined || !hasFeed) return [];
  const href = escapeAttribute(withBase(basePath, feedPath));
  const title = escapeAttribute(site.title);
  return [`<link rel="alternate" type="application/atom+xml" title="${title}" href="${href}">`];
}

/** Returns the canonical URL; for an untranslated text, it is the URL in the text's own language. */
function canonicalUrl(url: string, site: SiteData, page: PublishedData): string {
  const home = site.locales.find(({ code }) => code === page.lang) ?? site;
  return absoluteUrl(url, home.basePath, page.path);
}

/**
 * Returns tags for link previews.
 *
 * @see https://ogp.me
 */
function preview(
  { config, site, page }: DocumentParts,
  description: string | undefined,
): readonly string[] {
  if (page.kind === "not-found") return [];
  const image = config.image === undefined ? undefined : imageUrl(config.image, config);
  const properties = [
    ["og:title", page.title],
    ["og:description", description],
    ["og:type", page.path === "/" ? "website" : "article"],
    ["og:url", config.url === undefined ? undefined : canonicalUrl(config.url, site, page)],
    ["og:site_name", site.title],
    ["og:locale", site.locale.replace("-", "_")],
    ["og:image", image],
  ] as const;
  return [
    ...properties.flatMap(([name, value]) => (value ? [meta("property", name, value)] : [])),
    meta("name", "twitter:card", image === undefined ? "summary" : "summary_large_image"),
  ];
}

/** Returns an absolute URL, which link previews require. */
function imageUrl(
  image: string,
  { url, basePath }: Pick<SiteConfig, "url" | "basePath">,
): string | undefined {
  if (/^https?:/.test(image)) return image;
  return url === undefined ? undefined : absoluteUrl(url, basePath, image.replace(/^\/?/, "/"));
}

/** Returns the site's own elements, such as icons, which all languages share. */
function ownHead({ basePath, head = [] }: DocumentParts["config"]): readonly string[] {
  return head.map(({ tag, attributes, content = "" }) => {
    const all = Object.entries(attributes).map(([name, value]) => {
      if (value === true) return ` ${name}`;
      const isInSite = /^(?:href|src)$/.test(name) && value.startsWith("/") && !isExternal(value);
      return ` ${name}="${escapeAttribute(isInSite ? withBase(basePath, value) : value)}"`;
    });
    const rest = tag.startsWith("s") ? `${content}</${tag}>` : "";
    return `<${tag}${all.join("")}>${rest}`;
  });
}
