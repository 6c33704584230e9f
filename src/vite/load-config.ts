import { existsSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

import { loadConfigFromFile } from "vite";

import { parseSiteConfig } from "../config/schema";
import type { SiteConfig } from "../config/site-config";
import type { ApiNavigation } from "../reference/navigation";
import { SiteError } from "./errors";
import { displayPath } from "./site-options";

/**
 * Reads and checks the configuration; without a file, makes a plain one from the API's title: it has a search box and no more.
 *
 * @throws {SiteError} when the file is missing or does not run
 * @throws {ConfigError} when a field is wrong
 */
export async function loadConfig(
  configFile: string | undefined,
  api: ApiNavigation,
): Promise<SiteConfig> {
  if (configFile === undefined) {
    const plain = {
      title: api.title,
      navbar: { items: [{ type: "search", position: "right" }] },
      // Other people's documents link to places of their own sites: no reason to refuse a first look at them.
      brokenLinks: "warn",
    };
    return parseSiteConfig(plain, "the configuration");
  }
  const name = displayPath(configFile);
  if (!existsSync(configFile)) {
    throw new SiteError(`${name} does not exist`, "Name the configuration with --config.");
  }
  return parseSiteConfig(await importDefault(configFile, name), name);
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
    const isExport = message.includes("must export");
    // The bundler's message begins with a count and goes on with place and frame.
    const reason = message.replace(/^Build failed with .*\n/, "").trim();
    throw new SiteError(
      `${name} cannot be read: ${reason}`,
      isExport ? "It must `export default defineSite({ … })`." : "Correct it there.",
    );
  }
}
