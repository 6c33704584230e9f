import { createHash } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

import type * as entryServer from "../../entry-server";
import type { PageModule } from "../../page";
import { withBase } from "../../paths";
import { createLinkReader, type PageLinks } from "../check-links";
import { type ClientFiles, renderDocument } from "../document";
import type { Highlight } from "../highlight";
import { readHtml } from "../html-tree";
import { createResolve, twinFile } from "../markdown/twins";
import { writeMarkdown } from "../markdown/write-markdown";
import { blocksOf, firstParagraph } from "../page-blocks";
import { isSearched } from "../search-index";
import { type PageEntry, pageEntries } from "../search/page-entries";
import { findTranslations, type SitePage, sitePages } from "../published-page";
import type { SiteModel } from "../site-model";
import { createPageModules, renderContent, type ServerModules } from "./page-modules";
import { withSources } from "./thrown-place";

/** The data for rendering the pages of a site. It is plain data, because it is sent to threads. */
export interface RenderSite {
  readonly model: SiteModel;
  /** The client's files of each HTML file. */
  readonly client: ReadonlyMap<string, ClientFiles>;
  /** Files of the built site that pages can link to, relative to it. */
  readonly files: readonly string[];
  /** Text of the inline script. */
  readonly script: string;
  /** The Content-Security-Policy. */
  readonly policy: string;
  /** Directory of the server bundle. */
  readonly serverDir: string;
  /** Directory of the built site. */
  readonly outDir: string;
}

/** The data that the rest of the build needs from a rendered page. */
export interface PageFacts {
  /** One per path. */
  readonly links: readonly PageLinks[];
  /** Search entries; empty if the page is not searched. */
  readonly entries: readonly PageEntry[];
  /** The first paragraph of its Markdown twin. */
  readonly summary: string | undefined;
}

/** Renders the page at an index, writes its files and returns the data that the rest of the build needs. */
export type RenderPage = (index: number) => Promise<PageFacts>;

/** Returns a function that renders one page at a time, to save memory. */
export async function createPageRenderer(
  site: RenderSite,
  highlight: Highlight,
): Promise<RenderPage> {
  const { model, client, outDir, script, policy } = site;
  const { config, api } = model;
  const write = (file: string, content: string) => {
    // There are thousands of files. Written synchronously, each takes half the time.
    mkdirSync(dirname(join(outDir, file)), { recursive: true });
    writeFileSync(join(outDir, file), content);
  };
  const server: ServerModules = {
    entry: (await import(moduleUrl(site, "entry-server"))) as typeof entryServer,
    guide: async (locale, key) =>
      (await import(moduleUrl(site, `${locale.site.locale}/${key}`))) as Pick<
        PageModule,
        "Content"
      >,
    withSources,
  };
  const moduleOf = createPageModules(model, server, highlight, async (json) => {
    const name = createHash("sha256").update(json).digest("hex").slice(0, 10);
    const file = `assets/check-${name}.json`;
    // Another page may have the same file.
    if (!existsSync(join(outDir, file))) write(file, json);
    return withBase(config.basePath, `/${file}`);
  });
  const pages = sitePages(model);
  const published = pages.flatMap(({ paths }) => paths);
  const translations = findTranslations(published);
  const resolverOf = createResolve(config, published);
  const linksOf = createLinkReader(config, new Set(site.files));

  async function render({ locale, plan, paths }: SitePage): Promise<PageFacts> {
    const module = await moduleOf(locale, plan);
    const contents = paths.map((page) => renderContent(server, page, module, locale.words));
    const [own] = paths;
    const { operation } = plan.source.kind === "reference" ? plan.source.page : {};
    const blocks = blocksOf(contents[0]?.main ?? "", (article) => resolverOf(own, article));
    const summary = plan.data.description ?? firstParagraph(blocks, plan.data.kind);
    const markdown = plan.data.kind === "not-found" ? undefined : writeMarkdown(blocks);
    const links = paths.map((page, number): PageLinks => {
      const files = client.get(page.file);
      const content = contents[number];
      if (!files || !content) throw new Error(`The client build has no files for ${page.file}.`);
      const html = renderDocument({
        config: locale.config,
        site: locale.site,
        page: { ...plan.data, description: summary },
        hasFeed: api.pages?.includes("changelog"),
        locales: translations.get(plan.data.path),
        content,
        script,
        policy,
        files,
      });
      write(page.file, html);
      if (markdown !== undefined) write(twinFile(page), markdown);
      return linksOf(page, readHtml(html));
    });
    return {
      links,
      entries: isSearched(own)
        ? pageEntries({ ...plan.data, operation }, blocks, locale.words)
        : [],
      summary,
    };
  }

  return async (index) => {
    const page = pages[index];
    if (!page) throw new Error(`There is no page ${index}.`);
    return render(page);
  };
}

function moduleUrl({ serverDir }: RenderSite, key: string): string {
  return pathToFileURL(join(serverDir, `${key}.js`)).href;
}
