import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

import type { LocaleData, SiteData } from "../config/site-data";
import type { Words } from "../i18n/words";
import type { PageModule } from "../page";
import type { ClientBundle } from "./bundle";
import { renderDocument } from "./document";
import { type PublishedPage, findTranslations, publishedPages } from "./published-page";
import { SiteError } from "./errors";
import type { LocaleModel, SiteModel } from "./site-model";
import { displayPath } from "./site-options";

/** What the server bundle's entry exports. */
export interface ServerEntry {
  renderPage(site: SiteData, words: Words, module: PageModule, path: string): string;
}

/** Imports the entry of a server bundle. */
export async function importServer(serverDir: string): Promise<ServerEntry> {
  return (await import(moduleUrl(serverDir, "entry-server"))) as ServerEntry;
}

interface PrerenderOptions {
  readonly model: SiteModel;
  readonly server: ServerEntry;
  readonly serverDir: string;
  readonly client: ClientBundle;
  /** Text of the inline script. */
  readonly script: string;
  readonly outDir: string;
}

/** Writes one html file for every path of every page in every language, and says what it wrote. */
export async function prerender(options: PrerenderOptions): Promise<readonly PublishedPage[]> {
  const { config, locales } = options.model;
  const all = locales.map((locale) => ({
    locale,
    pages: publishedPages(config.basePath, locale),
  }));
  const translations = findTranslations(all.flatMap(({ pages }) => pages));
  for (const { locale, pages } of all) {
    for (const page of pages) {
      const html = await renderFile(options, locale, page, translations.get(page.page.path));
      const target = join(options.outDir, page.file);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, html);
    }
  }
  return all.flatMap(({ pages }) => pages);
}

async function renderFile(
  { server, serverDir, client, script }: PrerenderOptions,
  locale: LocaleModel,
  { path, site, page, source }: PublishedPage,
  locales: readonly LocaleData[] | undefined,
): Promise<string> {
  const { key } = page;
  const module = (await import(moduleUrl(serverDir, `${site.locale}/${key}`))) as PageModule;
  return renderDocument({
    config: locale.config,
    site,
    page,
    locales,
    content: render(
      () => server.renderPage(site, locale.words, module, path),
      path,
      page.kind === "guide" ? source : undefined,
    ),
    script,
    files: client.filesOf(locale, key),
  });
}

/** A guide that throws is its author's to mend; anything else is ours, and keeps its stack. */
function render(draw: () => string, path: string, guide: string | undefined): string {
  try {
    return draw();
  } catch (cause) {
    if (guide !== undefined && cause instanceof Error) {
      throw new SiteError(
        `${displayPath(guide)} cannot be drawn: ${cause.message}`,
        "Correct the expressions in its text.",
      );
    }
    throw new Error(`The page ${path} cannot be rendered.`, { cause });
  }
}

function moduleUrl(serverDir: string, key: string): string {
  return pathToFileURL(join(serverDir, `${key}.js`)).href;
}
