import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

import type { PageModule } from "../page";
import { notFoundKey, pageFile } from "../paths";
import type { ClientBundle } from "./bundle";
import { renderDocument } from "./document";
import type { SiteModel } from "./site-model";

/** What the server bundle's entry exports. */
export interface ServerEntry {
  renderPage(module: PageModule, path: string): string;
  readonly firstPaint: string;
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

/**
 * Writes one html file for every path of every page.
 *
 * @returns how many files were written
 */
export async function prerender(options: PrerenderOptions): Promise<number> {
  let count = 0;
  for (const { data } of options.model.pages) {
    for (const path of [data.path, ...data.aliases]) {
      await writePage(options, data.key, path);
      count++;
    }
  }
  return count;
}

async function writePage(options: PrerenderOptions, key: string, path: string): Promise<void> {
  const { model, server, serverDir, client, script, outDir } = options;
  const module = (await import(moduleUrl(serverDir, key))) as PageModule;
  const html = renderDocument({
    config: model.config,
    page: module.page,
    content: render(server, module, path),
    script,
    files: client.filesOf(key),
  });
  const file = join(outDir, key === notFoundKey ? "404.html" : pageFile(path));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

function render(server: ServerEntry, module: PageModule, path: string): string {
  try {
    return server.renderPage(module, path);
  } catch (cause) {
    throw new Error(`The page ${path} cannot be rendered.`, { cause });
  }
}

function moduleUrl(serverDir: string, key: string): string {
  return pathToFileURL(join(serverDir, `${key}.js`)).href;
}
