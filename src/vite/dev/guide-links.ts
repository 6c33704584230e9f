import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";

import type { ViteDevServer } from "vite";

import { engineDir } from "../../../program/folders.mjs";
import { type CheckedLinks, checkLinks, createLinkReader, type PageLinks } from "../check-links";
import { type SiteError, siteErrorsIn } from "../errors";
import type { Highlight } from "../highlight";
import { readHtml } from "../html-tree";
import { twinFile } from "../markdown/twins";
import { listFiles } from "../out-dir";
import { redirectsOf } from "../redirects";
import { fixedFiles } from "../site-files";
import type { SiteModel } from "../site-model";
import { besideConfig, displayPath } from "../site-options";
import { pagesOf, renderPage } from "./pages";

/**
 * Checks the links of all guides, of descriptions, and of the parts on every page, as a build does. Renders other pages only if a link
 * points to one of their ids.
 *
 * @param isCurrent called before each page, because a change makes the rest unnecessary
 * @returns `undefined` if there is a newer model; if guides cannot be rendered, `broken` contains the reasons
 */
export async function checkGuideLinks(
  server: ViteDevServer,
  model: SiteModel,
  highlight: Highlight,
  isCurrent: () => boolean,
): Promise<CheckedLinks | undefined> {
  const { config, api, options } = model;
  const pages = new Map(pagesOf(model).map((each) => [each.page.file, each]));
  const published = [...pages.values()].map(({ page }) => page);
  const files = new Set([
    ...published.flatMap((page) => [page.file, twinFile(page)]),
    ...fixedFiles(config, api),
    ...(await importable(options.contentDir)),
    ...(await listFiles(besideConfig(options, "public"))),
  ]);
  const mistakes: SiteError[] = [];
  const links = new Map<string, PageLinks>();
  const linksOf = createLinkReader(config, files);
  const read = async (file: string) => {
    const page = pages.get(file);
    if (!page) return "";
    const { shell, main } = await renderPage(server, model, page, highlight);
    return shell + main;
  };
  for (const { plan, page } of pages.values()) {
    if (plan.source.kind === "reference") {
      const { module } = plan.source.page;
      const source = await readFile(join(options.generatedDir, module), "utf8").catch(() => "");
      // Rendering all of a large reference would take minutes, and few of its pages have their own links.
      if (!/<A\s+href="[/#]/.test(source)) continue;
    }
    if (!isCurrent()) return undefined;
    await read(page.file).then(
      (html) => links.set(page.file, linksOf(page, readHtml(html))),
      (error: unknown) => mistakes.push(...siteErrorsIn(error)),
    );
  }
  // Links may point to ids in those guides, so the check has to wait.
  if (mistakes.length > 0) return isCurrent() ? { broken: mistakes, refused: [] } : undefined;
  const found = await checkLinks({
    read,
    pages: published,
    links,
    configFile: options.configFile ? displayPath(options.configFile) : "the configuration",
    redirects: redirectsOf(config, options.generatedDir, api),
  });
  return isCurrent() ? found : undefined;
}

/** Returns the files that guides may import, as addresses on the server. */
async function importable(contentDir: string | undefined): Promise<readonly string[]> {
  if (contentDir === undefined) return [];
  const folder = relative(engineDir, contentDir);
  const address = folder.startsWith("..") ? `@fs${contentDir}` : folder;
  return [...(await listFiles(contentDir))]
    .filter((file) => !file.endsWith(".mdx"))
    .map((file) => `${address}/${file}`);
}
