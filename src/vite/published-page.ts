import type { LocaleData, SiteData } from "../config/site-data";
import type { PageData } from "../page";
import { pageFile } from "../paths";
import { sourceFile } from "./page-sources";
import type { LocaleModel, PagePlan } from "./site-model";

/** Data of a page without the sidebar, which many pages share. */
export type PublishedData = Omit<PageData, "sidebar">;

/** An HTML file of a built site. */
export interface PublishedPage {
  /** Relative to the root of the published site, with `/` on all platforms: `de/auth/index.html`. */
  readonly file: string;
  /** The page's own path or an alias, without base path and language. */
  readonly path: string;
  /** The site in the language of this page. */
  readonly site: SiteData;
  readonly page: PublishedData;
  /** Absolute path of the guide or the OpenAPI document. Absent for the not-found page. */
  readonly source?: string;
}

/** Whether search engines should list a page: old versions would compete with the last one. */
export function isIndexed({ docs }: SiteData, page: PublishedData): boolean {
  if (page.kind === "not-found") return false;
  const plugin = docs.find(({ id }) => id === page.docs?.plugin);
  return plugin === undefined || plugin.last === page.docs?.version;
}

/** The languages that have their own text at a path; an untranslated text would be a duplicate. */
export type Translations = ReadonlyMap<string, readonly LocaleData[]>;

/** Returns the languages of every path, without pages that search engines should not list. */
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
 * Returns the HTML files of a page: at its own path, then at its aliases.
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
    file:
      site.basePath.slice(basePath.length) +
      (plan.data.kind === "not-found" ? `${plan.data.key}.html` : pageFile(path)),
    path,
    site,
    page: plan.data,
    source,
  });
  return [at(plan.data.path), ...plan.data.aliases.map(at)];
}
