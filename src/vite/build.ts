import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import { bundleClient, bundleServer } from "./bundle";
import { checkLinks } from "./check-links";
import { SiteError, SiteErrors } from "./errors";
import { createHighlight } from "./highlight";
import { bundleInlineScript } from "./inline-script";
import { importServer, prerender } from "./prerender";
import { loadSite } from "./site-model";
import { writeSiteFiles } from "./site-files";
import { type SiteOptions, displayPath, projectDir } from "./site-options";
import { commonOptions } from "./vite-options";

/** What a build made. */
export interface BuildReport {
  /** Html files. */
  readonly pages: number;
  /** Size of all files. */
  readonly bytes: number;
  /** Broken links, where the configuration lets them pass. */
  readonly warnings: readonly SiteError[];
}

/**
 * Builds a site into `outDir`. The old contents stay until the new ones are complete; after a failure they are untouched.
 *
 * @throws {SiteError | ConfigError} for anything the person who builds can mend
 */
export async function buildSite(options: SiteOptions, outDir: string): Promise<BuildReport> {
  await checkOutDir(outDir);
  const highlight = await createHighlight();
  const model = await loadSite(options, highlight);
  const common = commonOptions(model, highlight);

  await mkdir(dirname(outDir), { recursive: true });
  // Beside the target, because a rename within one file system is all or nothing.
  const newDir = await mkdtemp(join(dirname(outDir), `.${basename(outDir)}-`));
  // Inside the project, where the server bundle finds React.
  const cacheDir = join(projectDir, ".cache");
  await mkdir(cacheDir, { recursive: true });
  const serverDir = await mkdtemp(join(cacheDir, "server-"));
  try {
    await bundleServer(model, common, serverDir);
    const client = await bundleClient(model, common, serverDir, newDir);
    const server = await importServer(serverDir);
    const [main] = model.locales;
    const script = main ? await bundleInlineScript(main.site) : "";
    const pages = await prerender({ model, server, serverDir, client, script, outDir: newDir });
    const { config, api, locales } = model;
    await writeSiteFiles({
      config,
      api,
      locales,
      pages,
      pagesDir: client.pagesDir,
      outDir: newDir,
    });
    const configFile = options.configFile ? displayPath(options.configFile) : "the configuration";
    const broken = await checkLinks({ ...config, dir: newDir, pages, configFile });
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

async function swap(newDir: string, outDir: string): Promise<void> {
  const oldDir = `${newDir}-old`;
  if (existsSync(outDir)) await rename(outDir, oldDir);
  await rename(newDir, outDir);
  await rm(oldDir, { recursive: true, force: true });
}

async function sizeOf(dir: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return bytes;
}
