import { existsSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

import { loadConfigFromFile } from "vite";

import { parseSiteConfig } from "../config/schema";
import type { SiteConfig } from "../config/site-config";
import type { ApiNavigation } from "../reference/navigation";
import { pathOf } from "../shared/disk-errors";
import { SiteError } from "./errors";
import { displayPath } from "./site-options";

/**
 * Reads and validates the configuration. Without a file, returns a minimal one: the API's title and a search.
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
      // Other APIs' documents link to pages of their own sites, which should not stop a first build.
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
  try {
    const env = { command: "build", mode: "production" } as const;
    // Vite's own loader: it reads TypeScript on every supported Node version.
    return (await loadConfigFromFile(env, file, undefined, "silent"))?.config;
  } catch (error) {
    const message = stripVTControlCharacters(
      error instanceof Error ? error.message : String(error),
    );
    // Vite writes what it makes of the file into `node_modules`.
    if (pathOf(error)?.includes(".vite-temp"))
      throw new SiteError(`${name} cannot be loaded: ${message}`, "Make that folder writable.");
    const isExport = message.includes("must export");
    // The bundler's message starts with a count, followed by location and code frame.
    const reason = message.replace(/^Build failed with .*\n/, "").trim();
    throw new SiteError(
      `${name} cannot be read: ${reason}`,
      isExport ? "It must `export default defineSite({ … })`." : "Fix the file.",
    );
  }
}
