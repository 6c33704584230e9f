import { existsSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

import { loadConfigFromFile } from "vite";

import { parseSiteConfig } from "../config/schema";
import type { SiteConfig } from "../config/site-config";
import type { ApiNavigation } from "../reference/navigation";
import { pathOf } from "../shared/disk-errors";
import { noPackage, throwBundlerMistakes } from "./bundler-mistakes";
import { type Place, SiteError } from "./errors";
import { displayPath } from "./site-options";

/**
 * Reads and validates the configuration. Without a file, returns a minimal one with the API's title and a search box.
 *
 * @throws {SiteError} if the file is missing or fails to run
 * @throws {ConfigError} if a field is invalid
 */
export async function loadConfig(
  configFile: string | undefined,
  api: ApiNavigation,
): Promise<SiteConfig> {
  if (configFile === undefined) {
    const plain = {
      title: api.title,
      navbar: { items: [{ type: "search", position: "right" }] },
      // Documents of other APIs link to pages of their own sites; this should not stop a first build.
      brokenLinks: "warn",
    };
    return parseSiteConfig(plain);
  }
  const name = displayPath(configFile);
  if (!existsSync(configFile)) {
    throw new SiteError(`${name} does not exist`, "Set the configuration file with --config.");
  }
  return parseSiteConfig(await importDefault(configFile, name));
}

async function importDefault(file: string, name: string): Promise<unknown> {
  const { warn } = console;
  const { sourceMapsEnabled } = process;
  // The bundler quotes code that Vite adds to the file, in warnings about imports that the error also reports.
  console.warn = (...texts: readonly unknown[]) => {
    if (!stripVTControlCharacters(String(texts[0])).includes("__vite_injected")) warn(...texts);
  };
  // Makes stacks show lines of the file instead of the bundle that is made from it.
  process.setSourceMapsEnabled(true);
  try {
    const env = { command: "build", mode: "production" } as const;
    // Vite's own loader reads TypeScript on every supported Node version.
    return (await loadConfigFromFile(env, file, undefined, "silent"))?.config;
  } catch (error) {
    throwBundlerMistakes(error);
    const message = stripVTControlCharacters(
      error instanceof Error ? error.message : String(error),
    );
    // The bundler's message starts with a count.
    const reason = message.replace(/^Build failed with .*\n/, "").trim();
    // Vite writes the bundled file into `node_modules`.
    if (pathOf(error)?.includes(".vite-temp"))
      throw new SiteError(`${name} cannot be loaded: ${reason}`, "Make that folder writable.");
    const [, missing] = /^Cannot find (?:package|module) '(.+?)'/.exec(reason) ?? [];
    if (missing !== undefined) throw noPackage(missing, file);
    const place = placeOfThrow(error);
    const isExport = reason.includes("must export");
    throw new SiteError(
      isExport
        ? `${name} has no default export`
        : `${place ? "the configuration" : name} cannot be read: ${reason}`,
      isExport ? "Write `export default defineSite({ … })`." : "Fix the file.",
      place,
    );
  } finally {
    console.warn = warn;
    process.setSourceMapsEnabled(sourceMapsEnabled);
  }
}

/** Returns the place where the modules of a configuration threw an error; `undefined` if they did not. */
function placeOfThrow(error: unknown): Place | undefined {
  const stack = (error instanceof Error && error.stack) || "";
  const [own = "", loader] = stack.split(/\n +at (?:async )?Module/);
  const frames =
    loader === undefined ? [] : [...own.matchAll(/\((?:file:\/\/)?([^()]+):(\d+):(\d+)\)$/gm)];
  const [, file, line, column] =
    frames.find(([frame]) => !/\(node:|node_modules/.test(frame)) ?? [];
  if (file === undefined) return undefined;
  // In the first line, Vite's own code shifts the columns.
  return {
    file: displayPath(file),
    line: Number(line),
    column: Number(line) === 1 ? undefined : Number(column),
  };
}
