import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { SiteConfig } from "../../config/site-config";
import { absoluteUrl, markdownPath, normalizePath, withBase } from "../../paths";
import type { HtmlElement } from "../html-tree";
import type { PublishedPage } from "../published-page";
import type { ResolveLink } from "./phrasing";
import { renderTwin } from "./twin";

/** The Markdown twin of one page, at its own path. */
export interface WrittenTwin extends Pick<PublishedPage, "site" | "page"> {
  /** Relative to the root of the published site. */
  readonly file: string;
  /** With the origin, where the site knows it. */
  readonly address: string;
  /** What the page says of itself, or else its first paragraph. */
  readonly summary?: string;
}

interface TwinOptions {
  readonly config: Pick<SiteConfig, "url" | "basePath">;
  readonly pages: readonly PublishedPage[];
  /** Where the site was built. */
  readonly outDir: string;
}

/** Writes the twin of a page, and says what the page says of itself in its first paragraph. The not-found page has none. */
type WriteTwin = (
  paths: readonly PublishedPage[],
  article: HtmlElement | undefined,
) => Promise<string | undefined>;

/**
 * Makes what writes the Markdown twin of a page at each of its paths.
 *
 * @returns a function that takes the page at its own path and at its further ones, and the article of it
 */
export function createTwinWriter(options: TwinOptions): WriteTwin {
  const resolve = createResolve(options);
  return async (paths, article) => {
    const [own] = paths;
    if (!own || own.page.kind === "not-found") return undefined;
    const from = withBase(own.site.basePath, own.path);
    const { markdown, summary } = renderTwin(article, resolve(from));
    for (const published of paths)
      await writeFile(join(options.outDir, twinFile(published)), markdown);
    return summary;
  };
}

/** What is to know of the twin of a page; `summary` is what {@link createTwinWriter} has found. */
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

/** `de/auth/index.html` → `de/auth.md`, but `de/index.html` → `de/index.md`. */
export function twinFile({ file, path }: PublishedPage): string {
  return file.replace(normalizePath(path) === "/" ? /\.html$/ : /\/index\.html$/, ".md");
}

/**
 * Links of one twin to another: whoever reads Markdown goes on in Markdown. They leave out the fragment, for Markdown has no ids. Links
 * are whole addresses where the site knows its origin, for a copied text has no address of its own.
 *
 * @returns a function that takes the address of a page and makes the one for its links
 */
function createResolve({ config, pages }: TwinOptions): (from: string) => ResolveLink {
  const origin = config.url === undefined ? undefined : new URL(config.url).origin;
  const twins = new Map<string, string>();
  for (const { path, site, page } of pages) {
    if (page.kind === "not-found") continue;
    const address = normalizePath(withBase(site.basePath, path));
    twins.set(address, withBase(site.basePath, markdownPath(page.path)));
  }
  return (from) => (address) => {
    if (address.startsWith("#") || /^javascript:/i.test(address)) return undefined;
    if (!URL.canParse(address, `${unknownOrigin}${from}`)) return undefined;
    const target = new URL(address, `${unknownOrigin}${from}`);
    if (target.origin !== unknownOrigin && target.origin !== origin) return address;
    const twin = twins.get(normalizePath(target.pathname));
    return `${origin ?? ""}${twin ?? target.pathname + target.search + target.hash}`;
  };
}

/** Stands in for the origin of a site that does not know its own. */
const unknownOrigin = "http://site.invalid";
