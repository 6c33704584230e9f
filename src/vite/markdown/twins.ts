import type { SiteConfig } from "../../config/site-config";
import { absoluteUrl, markdownPath, normalizePath, withBase } from "../../paths";
import { createSlugger } from "../../shared/slugs";
import { elementsIn, headingTags, type HtmlElement, textOf } from "../html-tree";
import type { ResolveLink } from "../page-blocks";
import type { PublishedPage } from "../published-page";

/** The Markdown twin of one page, at its own path. */
export interface WrittenTwin extends Pick<PublishedPage, "site" | "page"> {
  /** Relative to the root of the published site. */
  readonly file: string;
  /** With the origin, if it is configured. */
  readonly address: string;
  /** The page's description, or else its first paragraph. */
  readonly summary?: string;
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
 * as the page. Of links within a page, only those stay that lead to a heading in Markdown, too. Links that leave the twin are absolute if the site's origin is configured, because copied text has no base URL.
 *
 * @param pages all pages of the site
 * @returns a function that takes a page and its article and returns the function that resolves its links
 */
export function createResolve(
  { url }: Pick<SiteConfig, "url">,
  pages: readonly PublishedPage[],
): (page: PublishedPage, article: HtmlElement) => ResolveLink {
  const origin = url === undefined ? undefined : new URL(url).origin;
  const twins = new Map<string, string>();
  for (const { path, site, page } of pages) {
    if (page.kind === "not-found") continue;
    const address = normalizePath(withBase(site.basePath, path));
    twins.set(address, withBase(site.basePath, markdownPath(page.path)));
  }
  return ({ site, path }, article) => {
    const from = withBase(site.basePath, path);
    let slugs: ReadonlySet<string> | undefined;
    return (address) => {
      if (/^javascript:/i.test(address)) return undefined;
      if (address.startsWith("#")) {
        const slug = createSlugger();
        slugs ??= new Set(
          elementsIn(article, ...headingTags).map((heading) => slug(textOf(heading))),
        );
        return slugs.has(address.slice(1)) ? address : undefined;
      }
      if (!URL.canParse(address, `${unknownOrigin}${from}`)) return undefined;
      const target = new URL(address, `${unknownOrigin}${from}`);
      if (target.origin !== unknownOrigin && target.origin !== origin) return address;
      const twin = twins.get(normalizePath(target.pathname));
      return `${origin ?? ""}${twin ?? target.pathname + target.search}${target.hash}`;
    };
  };
}

/** Placeholder for the site's origin. */
const unknownOrigin = "http://site.invalid";
