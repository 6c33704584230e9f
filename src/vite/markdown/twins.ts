import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { SiteConfig } from "../../config/site-config";
import { absoluteUrl, markdownPath, normalizePath, withBase } from "../../paths";
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

/**
 * Writes the Markdown twin of every page and of each of its further paths; the not-found page has none. Reads the pages of a built site
 * one by one: one page is in memory at a time.
 */
export async function writeTwins(options: TwinOptions): Promise<readonly WrittenTwin[]> {
  const { config, outDir } = options;
  const resolve = createResolve(options);
  const twins: WrittenTwin[] = [];
  for (const { file: htmlFile, path, site, page } of options.pages) {
    if (page.kind === "not-found") continue;
    const file = twinFile(htmlFile, path);
    const last = twins.at(-1);
    // Further paths of a page follow its own.
    if (path !== page.path && last?.page === page) {
      await copyFile(join(outDir, last.file), join(outDir, file));
      continue;
    }
    const html = await readFile(join(outDir, htmlFile), "utf8");
    const { markdown, summary } = renderTwin(html, resolve(withBase(site.basePath, path)));
    await writeFile(join(outDir, file), markdown);
    const address = withBase(site.basePath, markdownPath(page.path));
    twins.push({
      site,
      page,
      file,
      address: config.url === undefined ? address : absoluteUrl(config.url, "/", address),
      summary: page.description ?? summary,
    });
  }
  return twins;
}

/** `de/auth/index.html` → `de/auth.md`, but `de/index.html` → `de/index.md`. */
function twinFile(htmlFile: string, path: string): string {
  return htmlFile.replace(normalizePath(path) === "/" ? /\.html$/ : /\/index\.html$/, ".md");
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
