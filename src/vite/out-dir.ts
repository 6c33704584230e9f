import { existsSync, lstatSync, realpathSync, statSync } from "node:fs";
import { chmod, mkdir, readFile, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { getSystemErrorName } from "node:util";

import { cacheDir } from "../../program/folders.mjs";
import { attempt } from "../shared/attempt";
import { diskError, pathOf } from "../shared/disk-errors";
import { rootStart } from "../shared/html";
import { SiteError } from "./errors";
import { displayPath } from "./site-options";
import { makeWorkDir } from "./work-dir";

/** The folders of one build. */
export interface BuildFolders {
  /** The new site. */
  readonly newDir: string;
  /** The bundle that prerenders it. Below the `node_modules` of the site, so that it finds packages that guides import. */
  readonly serverDir: string;
}

const serversDir = cacheDir("server");

/**
 * Replaces the site in `outDir`. The old one stays until the new one is complete, and if the build fails.
 *
 * @param load runs first; nothing is written if it fails
 * @param build writes the new site
 * @throws {SiteError} if the folder has other files, cannot be written, or is replaced by another build at the same time
 */
export async function replaceSite<Loaded, Report>(
  outDir: string,
  load: () => Promise<Loaded>,
  build: (loaded: Loaded, folders: BuildFolders) => Promise<Report>,
): Promise<Report> {
  const dir = existsSync(outDir) ? realpathSync(outDir) : outDir;
  try {
    await restore(dir);
    await checkOutDir(dir);
    return await inNewFolders(dir, await load(), build);
  } catch (error) {
    throw isWriteError(error, outDir) ? writeError(error, outDir) : error;
  }
}

async function inNewFolders<Loaded, Report>(
  outDir: string,
  loaded: Loaded,
  build: (loaded: Loaded, folders: BuildFolders) => Promise<Report>,
): Promise<Report> {
  await mkdir(dirname(outDir), { recursive: true });
  // Beside the target, because renames within a file system are atomic.
  const newDir = await makeWorkDir(join(dirname(outDir), `.${basename(outDir)}`));
  await mkdir(serversDir, { recursive: true });
  const serverDir = await makeWorkDir(join(serversDir, "build"));
  try {
    const report = await build(loaded, { newDir, serverDir });
    await chmod(newDir, modeOf(outDir));
    await swap(newDir, outDir);
    return report;
  } finally {
    await rm(serverDir, { recursive: true, force: true });
    await rm(newDir, { recursive: true, force: true });
  }
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
      `another build is writing ${displayPath(outDir)}`,
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
