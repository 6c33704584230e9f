import { existsSync, lstatSync, realpathSync, statSync } from "node:fs";
import { chmod, mkdir, readFile, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";

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

/** Throws unless the path does not exist yet, is an empty directory, or looks like an earlier build, which a killed build may have moved. */
export async function checkOutDir(outDir: string): Promise<void> {
  await restore(existsSync(outDir) ? realpathSync(outDir) : outDir);
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

/**
 * Replaces the site in `outDir`. The old one stays until the new one is complete, and if the build fails.
 *
 * @param build writes the new site
 * @throws {SiteError} if the folder cannot be written, or is replaced by another build at the same time
 */
export async function intoOutDir<Report>(
  outDir: string,
  build: (folders: BuildFolders) => Promise<Report>,
): Promise<Report> {
  const dir = existsSync(outDir) ? realpathSync(outDir) : outDir;
  // Beside the target, because renames within a file system are atomic.
  const beside = join(dirname(dir), `.${basename(dir)}`);
  const made: string[] = [];
  try {
    for (const path of [beside, join(serversDir, "build")]) {
      await mkdir(dirname(path), { recursive: true });
      made.push(await makeWorkDir(path));
    }
    const [newDir = "", serverDir = ""] = made;
    const report = await build({ newDir, serverDir });
    // The folder of this run is accessible to its owner only.
    const old = statSync(dir, { throwIfNoEntry: false });
    await chmod(newDir, old?.mode ?? 0o777 & ~process.umask());
    await swap(newDir, dir);
    return report;
  } catch (error) {
    const known = isWriteError(error, [dir, beside, serversDir]) && diskError(error, "--out-dir");
    if (!known) throw error;
    throw new SiteError(
      `${displayPath(outDir)} cannot be written and is unchanged. ${known.matter}`,
      known.remedy,
    );
  } finally {
    for (const folder of made) await rm(folder, { recursive: true, force: true });
  }
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

/** Whether a system error comes from writing the build rather than reading. The error of a full disk has no path. */
function isWriteError(error: unknown, written: readonly string[]): boolean {
  const path = pathOf(error);
  return (
    path === undefined || written.some((each) => path.startsWith(each) || each.startsWith(path))
  );
}

/** Returns all files of a directory, relative to it, with `/` on all platforms; none if it does not exist. */
export async function listFiles(dir: string): Promise<ReadonlySet<string>> {
  if (!existsSync(dir)) return new Set();
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join("/")),
  );
}
