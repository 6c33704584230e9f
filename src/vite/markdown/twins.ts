import type { SiteConfig } from "../../config/site-config";
import { absoluteUrl, markdownPath, normalizePath, withBase } from "../../paths";
import { createSlugger } from "../../shared/slugs";
import { findElement, type HtmlElement, type HtmlNode, isElement, textOf } from "../html-tree";
import type { PublishedPage } from "../published-page";
import { flow, type FlowContext } from "./flow";
import type { ResolveLink } from "./phrasing";
import { writeMarkdown } from "./write-markdown";

/** The Markdown twin of one page, at its own path. */
export interface WrittenTwin extends Pick<PublishedPage, "site" | "page"> {
  /** Relative to the root of the published site. */
  readonly file: string;
  /** With the origin, if it is configured. */
  readonly address: string;
  /** The page's description, or else its first paragraph. */
  readonly summary?: string;
}

interface TwinOptions {
  readonly config: Pick<SiteConfig, "url" | "basePath">;
  readonly pages: readonly PublishedPage[];
  readonly write: WriteFile;
  readonly languages?: FlowContext["languages"];
}

/** Writes a file of the built site; its path is relative to it. */
export type WriteFile = (file: string, content: string) => void;

/**
 * Creates the function that writes the Markdown twin of a page at each of its paths. The not-found page has no twin.
 *
 * @returns a function that takes the page at its own path and at its aliases, and its article
 */
export function createTwinWriter(options: TwinOptions) {
  const resolve = createResolve(options);
  return (paths: readonly PublishedPage[], article: HtmlElement | undefined): void => {
    const [own] = paths;
    if (!own || own.page.kind === "not-found") return;
    const from = withBase(own.site.basePath, own.path);
    const markdown = renderTwin(article, resolve(from, article?.children ?? []), options.languages);
    for (const published of paths) options.write(twinFile(published), markdown);
  };
}

/**
 * Converts the article of a page to Markdown, with all folds open and without controls. It reads the HTML
 * instead of the source, so nothing is missing in any language, and guides and reference share the rules.
 *
 * @param article the article of the page, as `readHtml` returns it
 * @param languages the languages of samples that the site adds
 */
export function renderTwin(
  article: HtmlElement | undefined,
  resolve: ResolveLink,
  languages?: TwinOptions["languages"],
): string {
  if (!article) return "";
  // Samples, which are beside the text on the page, go after it, with their headings. An example without a heading stays in its place.
  const isAside = (node: HtmlNode) =>
    isElement(node, "section") &&
    node.attributes["aria-label"] !== undefined &&
    findElement(node.children, ({ tag }) => /^h[1-6]$/.test(tag)) !== undefined;
  const nodes = [
    ...article.children.filter((node) => !isAside(node)),
    ...article.children.filter(isAside),
  ];
  return writeMarkdown(flow(nodes, { resolve, languages }));
}

/** Returns the data of a page's twin; `summary` is the page's first paragraph. */
export function describeTwin(
  { url }: Pick<SiteConfig, "url">,
  published: PublishedPage,
  summary: string | undefined,
): WrittenTwin {
  const { site, page } = published;
  const address = withBase(site.basePath, markdownPath(page.path));
  return {
    site,
    page,
    file: twinFile(published),
    address: url === undefined ? address : absoluteUrl(url, "/", address),
    summary: page.description ?? summary,
  };
}

/** Returns the file of a twin: `de/auth/index.html` → `de/auth.md`, but `de/index.html` → `de/index.md`. */
export function twinFile({ file, path }: PublishedPage): string {
  return file.replace(normalizePath(path) === "/" ? /\.html$/ : /\/index\.html$/, ".md");
}

/**
 * Resolves links to pages to their twins, and keeps fragments, because they name the part and most programs give a heading the same id
 * as the page. Of links within a page, only those to headings stay; if a heading gets another id, the link goes to the page. Links that
 * leave the twin are absolute if the site's origin is configured, because copied text has no base URL.
 *
 * @returns a function that takes the address and the content of a page and returns the function that resolves its links
 */
function createResolve({
  config,
  pages,
}: TwinOptions): (from: string, content: readonly HtmlNode[]) => ResolveLink {
  const origin = config.url === undefined ? undefined : new URL(config.url).origin;
  const twins = new Map<string, string>();
  for (const { path, site, page } of pages) {
    if (page.kind === "not-found") continue;
    const address = normalizePath(withBase(site.basePath, path));
    twins.set(address, withBase(site.basePath, markdownPath(page.path)));
  }
  return (from, content) => {
    let headings: ReadonlyMap<string, string> | undefined;
    return (address) => {
      if (/^javascript:/i.test(address)) return undefined;
      if (address.startsWith("#")) {
        headings ??= new Map(slugsOf(content, createSlugger()));
        const slug = headings.get(address.slice(1));
        if (slug === undefined) return undefined;
        return `#${slug}` === address ? address : `${origin ?? ""}${from}${address}`;
      }
      if (!URL.canParse(address, `${unknownOrigin}${from}`)) return undefined;
      const target = new URL(address, `${unknownOrigin}${from}`);
      if (target.origin !== unknownOrigin && target.origin !== origin) return address;
      const twin = twins.get(normalizePath(target.pathname));
      return `${origin ?? ""}${twin ?? target.pathname + target.search}${target.hash}`;
    };
  };
}

/** Returns the ids of headings, each with the id that programs derive from its text. */
function slugsOf(
  content: readonly HtmlNode[],
  slug: (heading: string) => string,
): readonly (readonly [id: string, slug: string])[] {
  return content.flatMap((node) => {
    if (typeof node === "string") return [];
    const { id } = node.attributes;
    if (!/^h[1-6]$/.test(node.tag)) return slugsOf(node.children, slug);
    const own = slug(textOf(node));
    return id === undefined ? [] : [[id, own] as const];
  });
}

/** Placeholder for the site's origin. */
const unknownOrigin = "http://site.invalid";
