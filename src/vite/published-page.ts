import type { LocaleData, SiteData } from "../config/site-data";
import type { WholePage } from "../page";
import { pageFile } from "../paths";
import { sourceFile } from "./page-sources";
import type { LocaleModel, PagePlan, SiteModel } from "./site-model";

/** Data of a page without the sidebar, which many pages share. */
export type PublishedData = Omit<WholePage, "sidebar">;

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

/** Whether search engines should list a page. Old versions would compete with the last one. */
export function isIndexed({ docs }: SiteData, page: PublishedData): boolean {
  if (page.kind === "not-found") return false;
  const plugin = docs.find(({ id }) => id === page.docs?.plugin);
  return plugin === undefined || plugin.last === page.docs?.version;
}

/**
 * Returns the languages that have their own text at each path; an untranslated text would be a duplicate. Leaves out pages that search
 * engines should not list.
 */
export function findTranslations(
  pages: readonly PublishedPage[],
): ReadonlyMap<string, readonly LocaleData[]> {
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

/** A page in one language. */
export interface SitePage {
  readonly locale: LocaleModel;
  readonly plan: PagePlan;
  /** The page at its own path, then at its aliases. */
  readonly paths: readonly [PublishedPage, ...PublishedPage[]];
}

export function sitePages({ config, locales }: SiteModel): readonly SitePage[] {
  return locales.flatMap((locale) =>
    locale.pages.map((plan) => {
      const { site, api } = locale;
      const { data: page } = plan;
      const folder = site.basePath.slice(config.basePath.length);
      const source = sourceFile(plan, api.spec);
      const at = (path: string): PublishedPage => {
        const file = page.kind === "not-found" ? `${page.key}.html` : pageFile(path);
        return { file: folder + file, path, site, page, source };
      };
      return { locale, plan, paths: [at(page.path), ...page.aliases.map(at)] };
    }),
  );
}
