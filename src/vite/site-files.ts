import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { SiteConfig } from "../config/site-config";
import {
  absoluteUrl,
  feedPath,
  pageFile,
  pageListUrl,
  searchIndexUrl,
  sidebarListUrl,
  singlePath,
} from "../paths";
import type { ApiNavigation } from "../reference/navigation";
import { renderHeaders } from "./content-security";
import { downloadsOf, writeDownloads } from "./downloads";
import { renderFeed } from "./feed";
import { writeLlmsFiles } from "./markdown/llms";
import type { PrerenderedSite } from "./rendering/render-pages";
import { stagesOf } from "./search-index";
import { wholeSidebar } from "./sidebar";
import { ownWords, type SiteModel } from "./site-model";
import { renderPageLists, renderRobots, renderSitemap } from "./sitemap";

interface SiteFiles extends Omit<PrerenderedSite, "links"> {
  readonly model: SiteModel;
  /** Folder of the build's files, with a subfolder for each language; relative to `outDir`. */
  readonly pagesDir: string;
  /** The Content-Security-Policy. */
  readonly policy: string;
  /** The Postman collection. */
  readonly collection: string;
  readonly outDir: string;
}

/** Returns the files that pages can link to and that are neither pages nor in `public/`; relative to the built site. */
export function fixedFiles(
  { url }: Pick<SiteConfig, "url">,
  api: Pick<ApiNavigation, "spec" | "pages">,
): readonly string[] {
  return [
    "robots.txt",
    "llms.txt",
    "llms-full.txt",
    ...(url === undefined ? [] : ["sitemap.xml"]),
    ...(url === undefined || !api.pages?.includes("changelog") ? [] : [feedPath.slice(1)]),
    ...Object.values(downloadsOf(api, "/") ?? {}).map((address) => address.slice(1)),
  ];
}

/**
 * Writes files about all pages: the sitemap and the feed of versions if the origin is configured, `robots.txt` and `_headers` unless
 * they are in `public/`, the lists of pages for the not-found page and the sidebar's filter, the search indexes, the
 * `llms.txt` files and the API's downloads.
 */
export async function writeSiteFiles({
  model: { config, api, locales, options },
  pages,
  searchIndexes,
  twins,
  pagesDir,
  policy,
  collection,
  outDir,
}: SiteFiles): Promise<void> {
  const { url, basePath } = config;
  if (url !== undefined) await writeFile(join(outDir, "sitemap.xml"), renderSitemap(url, pages));
  const headers = join(outDir, "_headers");
  if (!existsSync(headers)) await writeFile(headers, renderHeaders(config, policy));
  if (url !== undefined && api.pages?.includes("changelog")) {
    const page = await readFile(join(outDir, pageFile(singlePath("changelog"))), "utf8");
    await writeFile(join(outDir, feedPath), renderFeed(page, config, url));
  }
  const robots = join(outDir, "robots.txt");
  const sitemap = url === undefined ? undefined : absoluteUrl(url, basePath, "/sitemap.xml");
  if (!existsSync(robots)) await writeFile(robots, renderRobots(sitemap));
  for (const [locale, list] of renderPageLists(pages)) {
    await writeFile(join(outDir, pageListUrl(`${pagesDir}/${locale}/*.js`)), list);
  }
  for (const locale of locales) {
    const file = join(outDir, sidebarListUrl(`${pagesDir}/${locale.site.locale}/*.js`));
    await writeFile(file, JSON.stringify(wholeSidebar(locale)));
  }
  for (const [locale, index] of searchIndexes) {
    const model = locales.find(({ site: { locale: code } }) => code === locale);
    const fillers = model && ownWords(model).searchFillers;
    const whole = { ...index.finish(), synonyms: config.search?.synonyms, fillers };
    for (const [number, stage] of stagesOf(whole).entries()) {
      const file = join(outDir, searchIndexUrl(`${pagesDir}/${locale}/*.js`, number + 1));
      await writeFile(file, JSON.stringify(stage));
    }
  }
  await writeLlmsFiles({ config, api: locales[0]?.api ?? api, twins, outDir });
  const site = url === undefined ? undefined : absoluteUrl(url, basePath, "");
  await writeDownloads(api, options.generatedDir, outDir, collection, site);
}
