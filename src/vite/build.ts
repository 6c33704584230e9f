import { existsSync, lstatSync, realpathSync, statSync } from "node:fs";
import { chmod, mkdir, readFile, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { getSystemErrorName } from "node:util";

import { cacheDir } from "../../program/folders.mjs";
import { workerPath } from "../paths";
import { attempt } from "../shared/attempt";
import { rootStart } from "../shared/html";
import { diskError, pathOf } from "../shared/disk-errors";
import { assetsDir, bundleClient, bundleServer, type ClientBundle, writeClient } from "./bundle";
import { checkLinks } from "./check-links";
import { downloadWarnings, makeCollection } from "./downloads";
import { SiteError, SiteErrors } from "./errors";
import { contentSecurityPolicy, headSources } from "./content-security";
import { contrastWarnings } from "./contrast";
import { inlineStyle, lastScript } from "./document";
import { createHighlight, type Highlighter } from "./highlight";
import { bundleInlineScript } from "./inline-script";
import { writeWorker } from "./offline";
import { Precompression } from "./precompress";
import { prerender } from "./prerender";
import { copyPublic, replacedFiles } from "./public-files";
import { sitePages } from "./published-page";
import { redirectScript, redirectsOf, redirectWarnings, writeRedirects } from "./redirects";
import { loadSite } from "./load-site";
import type { OnProgress } from "./rendering/render-pages";
import { writeSiteFiles } from "./site-files";
import { siteWarnings, type SiteModel } from "./site-model";
import { besideConfig, displayPath, type SiteOptions } from "./site-options";
import { commonOptions } from "./vite-options";
import { makeWorkDir } from "./work-dir";

export interface BuildReport {
  /** Number of HTML files. */
  readonly pages: number;
  /** Total size of all files except their compressed twins. */
  readonly bytes: number;
  /** What the policy of the pages allows because of `head`. */
  readonly allowed: ReturnType<typeof headSources>;
  readonly components: ClientBundle["components"];
  /** Doubtful parts of guides, broken links if the configuration allows them, and everything that browsers will refuse. */
  readonly warnings: readonly SiteError[];
}

/** Options for building a site. */
export interface BuildOptions {
  readonly onProgress?: OnProgress;
}

/** Below the `node_modules` of the site, so that the server bundle finds packages that guides import. */
const serversDir = cacheDir("server");

/**
 * Builds a site into `outDir`. The old contents stay until the new ones are complete, and if the build fails.
 *
 * @throws {SiteError | SiteErrors} for errors that the user can fix
 */
export async function buildSite(
  options: SiteOptions,
  outDir: string,
  how: BuildOptions = {},
): Promise<BuildReport> {
  try {
    return await build(options, existsSync(outDir) ? realpathSync(outDir) : outDir, how);
  } catch (error) {
    throw isWriteError(error, outDir) ? writeError(error, outDir) : error;
  }
}

async function build(
  options: SiteOptions,
  outDir: string,
  { onProgress = () => undefined }: BuildOptions,
): Promise<BuildReport> {
  await restore(outDir);
  await checkOutDir(outDir);
  const highlight = await createHighlight();
  const model = await loadSite(options, highlight);
  const collection = makeCollection(model.api, options.generatedDir);
  // If the build fails before it is needed, that error is the one to report.
  collection.catch(() => undefined);
  const redirects = redirectsOf(model.config, options.generatedDir, model.api);

  await mkdir(dirname(outDir), { recursive: true });
  // Beside the target, because renames within a file system are atomic.
  const newDir = await makeWorkDir(join(dirname(outDir), `.${basename(outDir)}`));
  await mkdir(serversDir, { recursive: true });
  const serverDir = await makeWorkDir(join(serversDir, "build"));
  const compression = new Precompression(newDir);
  try {
    const bundled = await bundle(model, highlight, { client: newDir, server: serverDir });
    const published = sitePages(model).flatMap(({ paths }) => paths);
    const publicDir = besideConfig(options, "public");
    const pageFiles = published.map(({ file }) => file);
    await copyPublic(pageFiles, newDir, publicDir);
    const client = await writeClient(model, bundled, newDir);
    const [main] = model.locales;
    const script = main ? await bundleInlineScript(main.site, client.controls) : "";
    const fromHead = headSources(model.config);
    const inline = {
      scripts: [script, lastScript, ...(redirects.size > 0 ? [redirectScript] : [])],
      styles: [...new Set(model.locales.map(({ site }) => inlineStyle(site)))].filter(Boolean),
    };
    const policy = contentSecurityPolicy(model.config.contentSecurityPolicy, inline, fromHead);
    const shell = await compression.files();
    // A page may still replace a file of `public/`.
    compression.add([...shell].filter((file) => file.startsWith(`${assetsDir}/`)));
    const prerendered = await prerender({
      model,
      highlight,
      serverDir,
      client,
      script,
      policy,
      outDir: newDir,
      files: shell,
      onFiles: compression.add,
      onProgress,
    });
    const { config, locales } = model;
    const { pagesDir } = client;
    const { pages, links } = prerendered;
    await writeSiteFiles({
      ...prerendered,
      model,
      pagesDir,
      policy,
      collection: await collection,
      outDir: newDir,
    });
    const replaced = await replacedFiles(newDir, publicDir);
    const files = await compression.files();
    compression.add(files);
    const configFile = options.configFile ? displayPath(options.configFile) : "the configuration";
    const { broken, refused } = await checkLinks({
      ...config,
      files,
      read: (file) => readFile(join(newDir, file), "utf8"),
      pages,
      links,
      configFile,
      redirects,
    });
    if (broken.length > 0 && config.brokenLinks === "error") throw new SiteErrors(broken);
    // Redirects come after the check, because a link to a former address must be reported as broken.
    await writeRedirects({
      config,
      sites: locales.map(({ site }) => site),
      titleOf: (site, path) =>
        pages.find((each) => each.site === site && each.path === path)?.page.title,
      redirects,
      outDir: newDir,
    });
    const kept = await compression.files();
    await writeWorker({ config, locales, pages, pagesDir, outDir: newDir, files: kept });
    const all = new Set(kept).add(workerPath.slice(1));
    compression.add(all);
    const bytes = await sizeOf(newDir, all);
    await compression.done();
    await chmod(newDir, modeOf(outDir));
    await swap(newDir, outDir);
    return {
      pages: pages.length,
      bytes,
      allowed: fromHead,
      components: bundled.components,
      warnings: [
        ...redirectWarnings(options.generatedDir, model.api),
        ...siteWarnings(model),
        ...downloadWarnings(model.api),
        ...contrastWarnings(model),
        ...replaced,
        ...broken,
        ...refused,
      ],
    };
  } finally {
    await compression.stop();
    await rm(serverDir, { recursive: true, force: true });
    await rm(newDir, { recursive: true, force: true });
  }
}

/** Bundles client and server into their folders. */
async function bundle(
  model: SiteModel,
  highlight: Highlighter,
  folders: Readonly<Record<"client" | "server", string>>,
): Promise<ClientBundle> {
  // Each bundle has its own plugins, because plugins keep state.
  const common = () => commonOptions(model, highlight);
  const server = bundleServer(model, common(), folders.server);
  return bundleClient(model, common(), server, folders.client);
}

/** Throws unless the path does not exist yet, is an empty directory, or looks like an earlier build. */
async function checkOutDir(outDir: string): Promise<void> {
  const remedy = "Choose an empty or new directory with --out-dir.";
  let place = outDir;
  while (!attempt(() => lstatSync(place))) place = dirname(place);
  if (!statSync(place, { throwIfNoEntry: false })?.isDirectory())
    throw new SiteError(`${displayPath(place)} is a file, or a link that leads nowhere`, remedy);
  const names: readonly string[] = await readdir(outDir).catch(() => []);
  if (names.length === 0) return;
  // File names alone do not tell it from the site of another generator. And any one page may be a file of `public/`.
  for (const page of ["404.html", "index.html", "api/index.html"])
    if ((await readFile(join(outDir, page), "utf8").catch(() => "")).includes(rootStart)) return;
  throw new SiteError(`${displayPath(outDir)} is neither empty nor an earlier build`, remedy);
}

/** Whether a system error comes from writing the build rather than reading. The error of a full disk has no path. */
function isWriteError(error: unknown, outDir: string): boolean {
  const path = pathOf(error);
  if (path === undefined) return true;
  const written = [outDir, join(dirname(outDir), `.${basename(outDir)}`), serversDir];
  return outDir.startsWith(path) || written.some((start) => path.startsWith(start));
}

function writeError(error: unknown, outDir: string): unknown {
  const known = diskError(withCode(error), "--out-dir");
  if (!known) return error;
  return new SiteError(
    `${displayPath(outDir)} cannot be written and is unchanged. ${known.matter}`,
    known.remedy,
  );
}

/** Returns an error with the code of the operating system. The bundler is not JavaScript and only has the number in its message. */
function withCode(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const [, number] = /\(os error (\d+)\)/.exec(error.message) ?? [];
  return number === undefined
    ? error
    : Object.assign(new Error(error.message), { code: getSystemErrorName(-Number(number)) });
}

/** Returns the permissions of the folder, or those of a new one. The folder of this run is accessible to its owner only. */
function modeOf(outDir: string): number {
  return statSync(outDir, { throwIfNoEntry: false })?.mode ?? 0o777 & ~process.umask();
}

/** @throws {SiteError} if another build replaces the site at the same time: either has a whole one */
async function swap(newDir: string, outDir: string): Promise<void> {
  const oldDir = replacedDir(outDir);
  try {
    if (existsSync(outDir)) await rename(outDir, oldDir);
    await rename(newDir, outDir);
  } catch (error) {
    if (!/^(ENOTEMPTY|EEXIST|ENOENT)$/.test((error as NodeJS.ErrnoException).code ?? ""))
      throw error;
    throw new SiteError(
      `another build replaces ${displayPath(outDir)} at the same time`,
      "Run one build of a folder at a time.",
    );
  }
  await rm(oldDir, { recursive: true, force: true });
}

/** Returns the folder of the old site while the new one replaces it. */
function replacedDir(outDir: string): string {
  return join(dirname(outDir), `.${basename(outDir)}-replaced`);
}

/** After a build that was killed during the swap, restores the old site, or removes it if the new one exists. */
async function restore(outDir: string): Promise<void> {
  const oldDir = replacedDir(outDir);
  if (!existsSync(oldDir)) return;
  if (existsSync(outDir)) await rm(oldDir, { recursive: true, force: true });
  else await rename(oldDir, outDir);
}

async function sizeOf(dir: string, files: Iterable<string>): Promise<number> {
  let bytes = 0;
  for (const file of files) bytes += (await stat(join(dir, file))).size;
  return bytes;
}
