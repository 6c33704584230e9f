import type { ClientBundle } from "./bundle";
import { type PageLinks, listFiles } from "./check-links";
import type { Highlight } from "./highlight";
import type { LastBuild } from "./last-build";
import { describeTwin, twinFile, type WrittenTwin } from "./markdown/twins";
import { findTranslations, type PublishedPage, publishedPaths } from "./published-page";
import { type OnProgress, renderPages } from "./rendering/render-pages";
import type { PageJob, PublishedPath } from "./rendering/page-job";
import { isSearched, SearchIndexBuilder } from "./search-index";
import { buildSidebar } from "./sidebar";
import type { LocaleModel, SiteModel } from "./site-model";

interface PrerenderOptions {
  readonly model: SiteModel;
  readonly highlight: Highlight;
  /** Where the server bundle is. */
  readonly serverDir: string;
  readonly client: ClientBundle;
  /** Text of the inline script. */
  readonly script: string;
  readonly policy: string;
  readonly outDir: string;
  readonly last: LastBuild;
  readonly onProgress: OnProgress;
}

/** The written pages, and data that the rest of the build needs. */
export interface PrerenderedSite {
  /** All HTML files, in the order of the pages. */
  readonly pages: readonly PublishedPage[];
  /** By file. */
  readonly links: ReadonlyMap<string, PageLinks>;
  /** By language code, only for languages with a search. */
  readonly searchIndexes: ReadonlyMap<string, SearchIndexBuilder>;
  readonly twins: readonly WrittenTwin[];
}

/** Writes an HTML file and its Markdown twin for every path of every page in every language. */
export async function prerender(options: PrerenderOptions): Promise<PrerenderedSite> {
  const { model, highlight, serverDir, client, script, policy, outDir, last, onProgress } = options;
  const { config, api, locales } = model;
  const jobs = withTranslations(
    locales.flatMap((locale) => locale.pages.map((plan) => jobOf(config, locale, plan, client))),
  );
  const pages = jobs.flatMap(({ paths }) => paths.map(({ published }) => published));
  const links = new Map<string, PageLinks>();
  const searchIndexes = new Map<string, SearchIndexBuilder>();
  const twins: WrittenTwin[] = [];
  const { generatedDir } = model.options;
  await renderPages(
    {
      options: { generatedDir },
      config,
      api,
      configs: Object.fromEntries(locales.map((locale) => [locale.site.locale, locale.config])),
      sidebars: sidebarsOf(locales),
      jobs,
      files: [
        ...(await listFiles(outDir)),
        ...pages.flatMap((page) => [page.file, twinFile(page)]),
      ],
      script,
      policy,
      serverDir,
      outDir,
    },
    highlight,
    last,
    ({ paths }, facts) => {
      const [{ published: own }] = paths;
      paths.forEach(({ published }, index) => {
        const read = facts.links[index];
        if (read) links.set(published.file, read);
      });
      if (isSearched(own)) {
        const index = searchIndexes.get(own.site.locale) ?? new SearchIndexBuilder();
        searchIndexes.set(own.site.locale, index);
        index.add({ page: own.page, entries: facts.entries });
      }
      if (own.page.kind !== "not-found") twins.push(describeTwin(config, own, facts.summary));
    },
    onProgress,
  );
  return { pages, links, searchIndexes, twins };
}

type Draft = Omit<PageJob, "translations">;

function jobOf(
  config: SiteModel["config"],
  locale: LocaleModel,
  plan: LocaleModel["pages"][number],
  client: ClientBundle,
): Draft {
  const [own, ...others] = publishedPaths(config.basePath, locale, plan);
  const withFiles = (published: PublishedPage): PublishedPath => ({
    published,
    client: client.filesOf(locale, plan, published.path),
  });
  return {
    source: plan.source,
    paths: [withFiles(own), ...others.map(withFiles)],
    sidebar: sidebarName(locale, plan.scope),
  };
}

function withTranslations(drafts: readonly Draft[]): readonly PageJob[] {
  const translations = findTranslations(drafts.map(({ paths }) => paths[0].published));
  return drafts.map((draft) => ({
    ...draft,
    translations: translations.get(draft.paths[0].published.page.path),
  }));
}

function sidebarsOf(locales: readonly LocaleModel[]) {
  return Object.fromEntries(
    locales.flatMap((locale) =>
      [...new Set(locale.pages.map(({ scope }) => scope))].map(
        (scope) => [sidebarName(locale, scope), buildSidebar(locale, scope)] as const,
      ),
    ),
  );
}

function sidebarName({ site }: LocaleModel, scope: string): string {
  return `${site.locale}/${scope}`;
}
