import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import { diskError } from "../shared/disk-errors";
import { bundleClient, bundleServer } from "./bundle";
import { checkLinks } from "./check-links";
import { SiteError, SiteErrors } from "./errors";
import { createHighlight } from "./highlight";
import { bundleInlineScript } from "./inline-script";
import { prerender } from "./prerender";
import { loadSite } from "./load-site";
import { writeSiteFiles } from "./site-files";
import { type SiteOptions, displayPath, projectDir } from "./site-options";
import { commonOptions } from "./vite-options";
import { makeWorkDir } from "./work-dir";

/** What a build made. */
export interface BuildReport {
  /** Html files. */
  readonly pages: number;
  /** Size of all files. */
  readonly bytes: number;
  /** Broken links, where the configuration lets them pass. */
  readonly warnings: readonly SiteError[];
}

/** Inside the project, where the server bundle finds React. */
const cacheDir = join(projectDir, ".cache");

/**
 * Builds a site into `outDir`. The old contents stay until the new ones are complete; after a failure they are untouched.
 *
 * @throws {SiteError | ConfigError} for anything the person who builds can mend
 */
export async function buildSite(options: SiteOptions, outDir: string): Promise<BuildReport> {
  try {
    return await build(options, outDir);
  } catch (error) {
    throw isOfOutput(error, outDir) ? writeError(error, outDir) : error;
  }
}

async function build(options: SiteOptions, outDir: string): Promise<BuildReport> {
  await restore(outDir);
  await checkOutDir(outDir);
  const highlight = await createHighlight();
  const model = await loadSite(options, highlight);
  const common = commonOptions(model, highlight);

  await mkdir(dirname(outDir), { recursive: true });
  // Beside the target, because a rename within one file system is all or nothing.
  const newDir = await makeWorkDir(join(dirname(outDir), `.${basename(outDir)}`));
  await mkdir(cacheDir, { recursive: true });
  const serverDir = await makeWorkDir(join(cacheDir, "server"));
  try {
    await bundleServer(model, common, serverDir);
    const client = await bundleClient(model, common, serverDir, newDir);
    const [main] = model.locales;
    const script = main ? await bundleInlineScript(main.site) : "";
    const { pages, links, searchIndexes, twins } = await prerender({
      model,
      highlight,
      serverDir,
      client,
      script,
      outDir: newDir,
    });
    const { config, api, locales } = model;
    const { pagesDir } = client;
    await writeSiteFiles({
      config,
      api,
      locales,
      pages,
      searchIndexes,
      twins,
      pagesDir,
      generatedDir: options.generatedDir,
      outDir: newDir,
    });
    const configFile = options.configFile ? displayPath(options.configFile) : "the configuration";
    const broken = await checkLinks({ ...config, dir: newDir, pages, links, configFile });
    if (broken.length > 0 && config.brokenLinks === "error") throw new SiteErrors(broken);
    const bytes = await sizeOf(newDir);
    await swap(newDir, outDir);
    return { pages: pages.length, bytes, warnings: broken };
  } finally {
    await rm(serverDir, { recursive: true, force: true });
    await rm(newDir, { recursive: true, force: true });
  }
}

/** Only what looks like an earlier build may be replaced. */
async function checkOutDir(outDir: string): Promise<void> {
  const names: readonly string[] = await readdir(outDir).catch(() => []);
  if (names.length === 0 || (names.includes("404.html") && names.includes("assets"))) return;
  throw new SiteError(
    `${displayPath(outDir)} is not empty, and not an earlier build of a site`,
    "Name an empty or new directory with --out-dir.",
  );
}

/** Whether an error of the system is about what a build writes, and not about what it reads; a full disk has no place. */
function isOfOutput(error: unknown, outDir: string): boolean {
  const path = error instanceof Error && "path" in error ? error.path : undefined;
  if (typeof path !== "string") return true;
  const written = [outDir, join(dirname(outDir), `.${basename(outDir)}`), cacheDir];
  return outDir.startsWith(path) || written.some((start) => path.startsWith(start));
}

function writeError(error: unknown, outDir: string): unknown {
  const known = diskError(error, "--out-dir");
  if (!known) return error;
  return new SiteError(
    `${displayPath(outDir)} cannot be written, and is as it was. ${known.matter}`,
    known.remedy,
  );
}

async function swap(newDir: string, outDir: string): Promise<void> {
  const oldDir = replacedDir(outDir);
  if (existsSync(outDir)) await rename(outDir, oldDir);
  await rename(newDir, outDir);
  await rm(oldDir, { recursive: true, force: true });
}

/** Where the old site is for the moment in which the new one takes its place. */
function replacedDir(outDir: string): string {
  return join(dirname(outDir), `.${basename(outDir)}-replaced`);
}

/** A build that was killed in that very moment has left no site: the old one comes back. Killed right after it, it has left both. */
async function restore(outDir: string): Promise<void> {
  const oldDir = replacedDir(outDir);
  if (!existsSync(oldDir)) return;
  if (existsSync(outDir)) await rm(oldDir, { recursive: true, force: true });
  else await rename(oldDir, outDir);
}

async function sizeOf(dir: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return bytes;
}
