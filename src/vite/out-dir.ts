import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statSync,
} from "node:fs";
import { readFile, readdir, rename } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";

import { cacheDir } from "../../program/folders.mjs";
import { attempt } from "../shared/attempt";
import { diskError, pathOf } from "../shared/disk-errors";
import { rootStart } from "../shared/html";
import { SiteError } from "./errors";
import { displayPath } from "./site-options";

/** The folders of one build. */
export interface BuildFolders {
  /** The new site. */
  readonly newDir: string;
  /** The bundle that prerenders it. Below the `node_modules` of the site, so that it finds packages that guides import. */
  readonly serverDir: string;
}

const serversDir = cacheDir("server");

/** Throws unless the path does not exist yet, is an empty directory, or looks like an earlier build. */
export async function checkOutDir(outDir: string): Promise<void> {
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
 * @throws {SiteError} if the folder cannot be written
 */
export async function intoOutDir<Report>(
  outDir: string,
  build: (folders: BuildFolders) => Promise<Report>,
): Promise<Report> {
  const dir = existsSync(outDir) ? realpathSync(outDir) : outDir;
  // Beside the target, because renames within a file system are atomic.
  const [newDir, oldDir] = ["new", "old"].map((name) =>
    join(dirname(dir), `.${basename(dir)}-${name}`),
  ) as [string, string];
  let serverDir = newDir;
  // A run that is stopped with Ctrl-C reaches no other cleanup.
  const clean = () => {
    for (const folder of [newDir, oldDir, serverDir])
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  process.once("exit", clean);
  try {
    clean();
    for (const folder of [newDir, serversDir]) mkdirSync(folder, { recursive: true });
    serverDir = mkdtempSync(join(serversDir, "build-"));
    const report = await build({ newDir, serverDir });
    if (existsSync(dir)) await rename(dir, oldDir);
    await rename(newDir, dir);
    return report;
  } catch (error) {
    const known = isWriteError(error, [dir, newDir, serversDir]) && diskError(error, "--out-dir");
    if (!known) throw error;
    throw new SiteError(
      `${displayPath(outDir)} cannot be written and is unchanged. ${known.matter}`,
      known.remedy,
    );
  } finally {
    clean();
    process.off("exit", clean);
  }
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
