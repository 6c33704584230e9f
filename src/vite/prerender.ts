import type { Client } from "./bundle";
import type { PageLinks } from "./check-links";
import type { Highlight } from "./highlight";
import { describeTwin, twinFile, type WrittenTwin } from "./markdown/twins";
import { type PublishedPage, sitePages } from "./published-page";
import { type OnProgress, renderPages } from "./rendering/render-pages";
import type { RenderSite } from "./rendering/page-renderer";
import { isSearched, SearchIndexBuilder } from "./search-index";

interface PrerenderOptions extends Omit<RenderSite, "client" | "files"> {
  readonly highlight: Highlight;
  readonly client: Client;
  /** Files of the built site so far, relative to it. */
  readonly files: Iterable<string>;
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
  const { highlight, client, onProgress, ...site } = options;
  const { model } = site;
  const pages = sitePages(model);
  const published = pages.flatMap(({ paths }) => paths);
  const links = new Map<string, PageLinks>();
  const searchIndexes = new Map<string, SearchIndexBuilder>();
  const twins: WrittenTwin[] = [];
  await renderPages(
    {
      ...site,
      client: new Map(
        pages.flatMap(({ locale, plan, paths }) =>
          paths.map(({ file }) => [file, client.filesOf(locale, plan)] as const),
        ),
      ),
      files: [...site.files, ...published.flatMap((page) => [page.file, twinFile(page)])],
    },
    highlight,
    ({ paths }, facts) => {
      const [own] = paths;
      const { locale } = own.site;
      facts.links.forEach((read, index) => links.set(paths[index]?.file ?? "", read));
      if (isSearched(own)) {
        const index = searchIndexes.get(locale) ?? new SearchIndexBuilder();
        searchIndexes.set(locale, index);
        index.add({ page: own.page, entries: facts.entries });
      }
      if (own.page.kind !== "not-found") twins.push(describeTwin(model.config, own, facts.summary));
    },
    onProgress,
  );
  return { pages: published, links, searchIndexes, twins };
}
