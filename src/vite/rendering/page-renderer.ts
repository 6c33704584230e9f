import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

import * as jsxRuntime from "react/jsx-runtime";

import type * as entryServer from "../../entry-server";
import { dictionaries } from "../../i18n/dictionaries";
import type { PageModule } from "../../page";
import { createLinkReader } from "../check-links";
import { renderDocument } from "../document";
import { SiteError } from "../errors";
import { createExampleReader } from "../example-source";
import { generatedModule, isOfReference, type ReferenceSource } from "../generated-module";
import type { Highlight } from "../highlight";
import { createTwinWriter } from "../markdown/twins";
import { downloadsOf } from "../downloads";
import type { PublishedPage } from "../published-page";
import { createSampleTypes } from "../sample-types-module";
import { finishSamples } from "../samples";
import { isSearched } from "../search-index";
import { pageEntries } from "../search/page-entries";
import { displayPath } from "../site-options";
import { createGeneratedModules } from "./generated-modules";
import type { PageFacts, PageJob, RenderSite } from "./page-job";

/** Draws a page, writes its files, and says what the rest of the build wants to know of it. */
export type RenderPage = (job: PageJob) => Promise<PageFacts>;

/** Makes what draws the pages of a site, one after the other, so that one page is in memory at a time. */
export async function createPageRenderer(
  site: RenderSite,
  highlight: Highlight,
): Promise<RenderPage> {
  const { config, outDir, script } = site;
  const server = (await import(moduleUrl(site, "entry-server"))) as typeof entryServer;
  const moduleOf = createPageModules(site, server, highlight);
  const published = site.jobs.flatMap(({ paths }) => paths.map((path) => path.published));
  const writeTwin = createTwinWriter({ config, pages: published, outDir });
  const readLinks = createLinkReader(config, new Set(site.files));

  return async (job) => {
    const module = await moduleOf(job);
    const documents = job.paths.map(({ published: page, client }) => {
      const { locale } = page.site;
      const html = renderDocument({
        config: site.configs[locale] ?? config,
        site: page.site,
        page: page.page,
        locales: job.translations,
        content: draw(server, page, module),
        script,
        files: client,
      });
      return { page, html };
    });
    for (const { page, html } of documents) {
      const file = join(outDir, page.file);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, html);
    }
    const [{ page: own, html } = { page: job.paths[0].published, html: "" }] = documents;
    return {
      links: documents.map((document) => readLinks(document.page, document.html)),
      entries: isSearched(own) ? pageEntries(own.page, html) : [],
      summary: await writeTwin(
        documents.map(({ page }) => page),
        html,
      ),
    };
  };
}

/** The modules of pages: those of guides are in the server bundle, those of the reference are put together here. */
function createPageModules(site: RenderSite, server: typeof entryServer, highlight: Highlight) {
  const { api, options } = site;
  // Browsers get the page as html: what it may link to weighs nothing there.
  const navigation = { ...api, downloads: downloadsOf(api, site.config.basePath) };
  const typesOf = createSampleTypes(site, highlight);
  const readExample = createExampleReader(options.generatedDir);
  const generated = createGeneratedModules({
    generatedDir: options.generatedDir,
    packages: { "@reference": server.reference, "react/jsx-runtime": jsxRuntime },
    readSamples: (source, file) => ({
      ...finishSamples(source, file, { api, highlight, readExample }),
    }),
  });

  async function contentOf(source: ReferenceSource): Promise<PageModule["Content"]> {
    const { default: Page } = await generated.load(generatedModule(source));
    const types = source.kind === "operation" ? await typesOf(source.operation.id) : undefined;
    return server.referenceContent(Page as PageModule["Content"], navigation, types);
  }

  return async ({ source, sidebar, paths }: PageJob): Promise<PageModule> => {
    const { site: inLanguage, page } = paths[0].published;
    if (!isOfReference(source))
      return (await import(moduleUrl(site, `${inLanguage.locale}/${page.key}`))) as PageModule;
    return {
      page: { ...page, sidebar: site.sidebars[sidebar] ?? [] },
      Content: await contentOf(source),
    };
  };
}

/** The content of the root element. A guide that throws is its author's to mend; anything else is ours, and keeps its stack. */
function draw(
  server: typeof entryServer,
  { path, site, page, source }: PublishedPage,
  module: PageModule,
): string {
  const words = dictionaries[site.locale];
  if (!words) throw new Error(`There are no words for ${site.locale}.`);
  try {
    return server.renderPage(site, words, module, path);
  } catch (cause) {
    if (page.kind === "guide" && source !== undefined && cause instanceof Error) {
      throw new SiteError(
        `${displayPath(source)} cannot be drawn: ${cause.message}`,
        "Correct the expressions in its text.",
      );
    }
    throw new Error(`The page ${path} cannot be rendered.`, { cause });
  }
}

function moduleUrl({ serverDir }: RenderSite, key: string): string {
  return pathToFileURL(join(serverDir, `${key}.js`)).href;
}
