import type { LocaleData, SiteData } from "../config/site-data";
import type { PageData } from "../page";
import { pageFile } from "../paths";
import { sourceFile } from "./page-sources";
import type { LocaleModel, PagePlan } from "./site-model";

/** Data of a page without the sidebar, which pages share. */
export type PublishedData = Omit<PageData, "sidebar">;

/** One html file of a built site, as everything that goes round all pages wants to know it. */
export interface PublishedPage {
  /** Relative to the root of the published site, with `/` on every system: `de/auth/index.html`. */
  readonly file: string;
  /** The page's own path or an alias of it, without base path and language. */
  readonly path: string;
  /** The site in the language of this page. */
  readonly site: SiteData;
  readonly page: PublishedData;
  /** Absolute path of what the page is written in: a guide, or the OpenAPI document. Absent for the not-found page. */
  readonly source?: string;
}

/**
 * The file of a page, relative to the root of the published site.
 *
 * @param basePath of the whole site
 * @param path the page's own path or an alias, without base path and language
 */
function publishedFile(
  basePath: string,
  site: SiteData,
  page: PublishedData,
  path: string,
): string {
  const file = page.kind === "not-found" ? "404.html" : pageFile(path);
  return site.basePath.slice(basePath.length) + file;
}

/** Whether search engines should show a page: old versions would only compete with the last one. */
export function isIndexed({ docs }: SiteData, page: PublishedData): boolean {
  if (page.kind === "not-found") return false;
  const plugin = docs.find(({ id }) => id === page.docs?.plugin);
  return plugin === undefined || plugin.last === page.docs?.version;
}

/** The languages that have a text of their own at a path: another language's text is the same page twice. */
export type Translations = ReadonlyMap<string, readonly LocaleData[]>;

/** Finds the languages of every path; those of old versions and of the not-found page are no matter of search engines. */
export function findTranslations(
  pages: readonly Pick<PublishedPage, "site" | "page">[],
): Translations {
  const found = new Map<string, LocaleData[]>();
  for (const { site, page } of pages) {
    const locale = site.locales.find(({ code }) => code === site.locale);
    if (!locale || page.lang !== undefined || !isIndexed(site, page)) continue;
    const known = found.get(page.path);
    if (!known) found.set(page.path, [locale]);
    else if (!known.includes(locale)) known.push(locale);
  }
  return found;
}

/**
 * The html files of one page: at its own path, then at its further ones.
 *
 * @param basePath of the whole site
 */
export function publishedPaths(
  basePath: string,
  { site, api }: Pick<LocaleModel, "site" | "api">,
  plan: PagePlan,
): readonly [PublishedPage, ...PublishedPage[]] {
  const source = sourceFile(plan, api.spec);
  const at = (path: string): PublishedPage => ({
    file: publishedFile(basePath, site, plan.data, path),
    path,
    site,
    page: plan.data,
    source,
  });
  return [at(plan.data.path), ...plan.data.aliases.map(at)];
}
