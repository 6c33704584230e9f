import { existsSync, readFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { dirname, join } from "node:path";

import { pathOf } from "../shared/disk-errors";
import { SiteError } from "./errors";
import { listFiles } from "./out-dir";
import { displayPath } from "./site-options";

/**
 * Copies the files of `public/` into a new site.
 *
 * @param pages the HTML files that the site will have
 * @throws {SiteError} for a file that cannot be copied, or that is in the place of a folder that pages need
 */
export async function copyPublic(
  pages: Iterable<string>,
  outDir: string,
  from: string,
): Promise<void> {
  const files = await listFiles(from);
  for (const page of pages)
    for (let folder = dirname(page); folder !== "."; folder = dirname(folder))
      if (files.has(folder))
        throw new SiteError(
          `${displayPath(join(from, folder))} is a file where the site has a folder`,
          remedy,
        );
  if (!existsSync(from)) return;
  await cp(from, outDir, { recursive: true, dereference: true }).catch((error: unknown) => {
    const path = pathOf(error);
    if (!path?.startsWith(from)) throw error;
    throw new SiteError(`${displayPath(path)} cannot be read`, "Correct or remove it.");
  });
}

/** Returns a warning for each file of `public/` that the site replaces with its own. */
export async function replacedFiles(outDir: string, from: string): Promise<readonly SiteError[]> {
  const isReplaced = (file: string) =>
    !readFileSync(join(from, file)).equals(readFileSync(join(outDir, file)));
  const nameOf = (file: string) => displayPath(join(from, file));
  return [...(await listFiles(from))]
    .filter(isReplaced)
    .sort()
    .map(
      (file) => new SiteError(`${nameOf(file)} is not published: the site writes its own`, remedy),
    );
}

const remedy = "Rename or remove it.";
