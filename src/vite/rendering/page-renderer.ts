import { createHash } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

import type * as entryServer from "../../entry-server";
import type { PageModule } from "../../page";
import { withBase } from "../../paths";
import { createLinkReader, type PageLinks } from "../check-links";
import { renderDocument } from "../document";
import type { Highlight } from "../highlight";
import { hash, type Inputs } from "../sums";
import { type HtmlElement, readHtml } from "../html-tree";
import { createTwinWriter, type WriteFile } from "../markdown/twins";
import { isSearched } from "../search-index";
import { pageEntries } from "../search/page-entries";
import type { PageFacts, PageJob, RenderSite } from "./page-job";
import { createPageModules, renderContent } from "./page-modules";

/** Renders a page, writes its files and returns what the rest of the build needs. */
export type RenderPage = (job: PageJob) => Promise<PageFacts>;

/** Returns a function that renders one page at a time, to save memory. */
export async function createPageRenderer(
  site: RenderSite,
  highlight: Highlight,
): Promise<RenderPage> {
  const { config, outDir, script, policy } = site;
  /** What the page that is being rendered has written. */
  let files: Record<string, string> = {};
  const write: WriteFile = (file, content) => {
    // There are thousands of files: without waiting, each costs half the time.
    mkdirSync(dirname(join(outDir, file)), { recursive: true });
    writeFileSync(join(outDir, file), content);
    files[file] = hash(content);
  };
  const server = (await import(moduleUrl(site, "entry-server"))) as typeof entryServer;
  const moduleOf = createPageModules(
    site,
    {
      entry: server,
      guide: async (locale, key) =>
        (await import(moduleUrl(site, `${locale}/${key}`))) as PageModule,
    },
    highlight,
    async (json) => {
      const name = createHash("sha256").update(json).digest("hex").slice(0, 10);
      const file = `assets/check-${name}.json`;
      // Another page may have the same, and an old build share its bytes.
      if (!existsSync(join(outDir, file))) write(file, json);
      files[file] = hash(json);
      return withBase(config.basePath, `/${file}`);
    },
  );
  const published = site.jobs.flatMap(({ paths }) => paths.map((path) => path.published));
  const writeTwin = createTwinWriter({ config, pages: published, write });
  const linksOf = createLinkReader(config, new Set(site.files));

  return async (job) => {
    files = {};
    const inputs: Inputs = new Map();
    const [{ published: first }] = job.paths;
    const module = await moduleOf(
      job.source,
      { site: first.site, page: { ...first.page, sidebar: site.sidebars[job.sidebar] ?? [] } },
      inputs,
    );
    const links: PageLinks[] = [];
    let article: HtmlElement | undefined;
    for (const { published: page, client } of job.paths) {
      const { locale } = page.site;
      const html = renderDocument({
        config: site.configs[locale] ?? config,
        site: page.site,
        page: page.page,
        hasFeed: site.api.changelog,
        locales: job.translations,
        content: renderContent(server, page, module),
        script,
        policy,
        files: client,
      });
      write(page.file, html);
      const read = readHtml(html);
      links.push(linksOf(page, read));
      article ??= read.article;
    }
    const paths = job.paths.map((path) => path.published);
    return {
      links,
      entries: isSearched(first) ? pageEntries(first.page, article) : [],
      summary: writeTwin(paths, article),
      inputs: Object.fromEntries(inputs),
      files,
    };
  };
}

function moduleUrl({ serverDir }: RenderSite, key: string): string {
  return pathToFileURL(join(serverDir, `${key}.js`)).href;
}
