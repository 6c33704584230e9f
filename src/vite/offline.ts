import { existsSync } from "node:fs";
import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { SiteConfig } from "../config/site-config";
import type { OfflineSite } from "../offline/worker";
import { pageKinds } from "../shared/page-kinds";
import { offlinePath, pageKey, withBase, workerPath } from "../paths";
import { hashFiles } from "./bundle";
import { bundleScript } from "./inline-script";
import { type PublishedPage, isIndexed } from "./published-page";
import type { LocaleModel } from "./site-model";

/** Bytes of a language up to which all its pages are kept before the reader has visited them. Compressed, a tenth goes over the network. */
const maxKept = 16_000_000;

interface WorkerSources {
  readonly config: Pick<SiteConfig, "basePath" | "offline">;
  readonly locales: readonly Pick<LocaleModel, "site">[];
  readonly pages: readonly PublishedPage[];
  /** Folder of the build's files, with a subfolder for each language; relative to `outDir`. */
  readonly pagesDir: string;
  readonly outDir: string;
  /** All files in `outDir`, without their compressed twins. */
  readonly files: Iterable<string>;
}

/**
 * Writes the service worker, unless `public/` has one. It keeps the site for offline reading, or removes what earlier builds have kept.
 * Call this when all files to keep are written.
 */
export async function writeWorker(sources: WorkerSources): Promise<void> {
  const { config, outDir } = sources;
  const file = join(outDir, workerPath);
  if (existsSync(file)) return;
  const code = config.offline
    ? await bundleScript(["src/offline/worker.ts", "runWorker", await describeSite(sources)])
    : await bundleScript(["src/offline/remove-worker.ts", "removeWorker", config.basePath]);
  await writeFile(file, code);
}

async function describeSite(sources: WorkerSources): Promise<OfflineSite> {
  const { config, locales, pages, pagesDir, outDir } = sources;
  const all = [...sources.files].sort();
  const url = (file: string) => withBase(config.basePath, `/${file}`);
  const isOfLanguage = (file: string) =>
    /^assets\/(?:client|sidebar|check)-/.test(file) ||
    locales.some(({ site }) => file.startsWith(`${pagesDir}/${site.locale}/`));
  const languages = locales.map(async ({ site }) => {
    const folder = `${pagesDir}/${site.locale}/`;
    const isList = (file: string) => /^[^/]+\.json$/.test(file.slice(folder.length));
    const files = all.filter((file) => file.startsWith(folder) && isList(file));
    const own = pages.filter(
      (each) => each.site.locale === site.locale && isIndexed(site, each.page),
    );
    return {
      basePath: site.basePath,
      fallback: withBase(site.basePath, `/${pageKey(offlinePath)}.html`),
      files: files.map(url),
      pages: await choosePages(own, files, outDir),
    };
  });
  return {
    version: hashFiles(outDir, all),
    basePath: config.basePath,
    shell: all.filter((file) => file.startsWith("assets/") && !isOfLanguage(file)).map(url),
    languages: (await Promise.all(languages)).sort((a, b) => b.basePath.length - a.basePath.length),
  };
}

/** Returns the URLs of all pages; of a large site, only of those that do not describe a part of the API. */
async function choosePages(
  pages: readonly PublishedPage[],
  files: readonly string[],
  outDir: string,
): Promise<readonly string[]> {
  const names = [...files, ...pages.map(({ file }) => file)];
  const sizes = await Promise.all(names.map(async (file) => (await stat(join(outDir, file))).size));
  const fits = sizes.reduce((total, size) => total + size, 0) <= maxKept;
  return pages
    .filter(({ page }) => fits || !pageKinds[page.kind].isDetail)
    .map(({ site, path }) => withBase(site.basePath, path));
}
