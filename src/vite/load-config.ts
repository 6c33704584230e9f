import { existsSync } from "node:fs";

import { loadConfigFromFile } from "vite";

import { parseSiteConfig } from "../config/schema";
import type { SiteConfig } from "../config/site-config";
import type { ApiNavigation } from "../reference/navigation";
import { throwBundlerMistakes } from "./bundler-mistakes";
import { SiteError } from "./errors";
import { placeIn } from "./rendering/thrown-place";
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
  const { sourceMapsEnabled } = process;
  // Makes stacks show lines of the file instead of what it is compiled to.
  process.setSourceMapsEnabled(true);
  try {
    const env = { command: "build", mode: "production" } as const;
    const own = [env, file, undefined, "silent", undefined, "runner"] as const;
    // Vite's own loader reads TypeScript on every supported Node version.
    return (await loadConfigFromFile(...own))?.config;
  } catch (error) {
    throwBundlerMistakes(error);
    const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
    if (message.includes("must export"))
      throw new SiteError(
        `${name} has no default export`,
        "Write `export default defineSite({ … })`.",
      );
    const place = placeIn(stack);
    const what = place ? "the configuration" : name;
    throw new SiteError(`${what} cannot be read: ${message}`, "Fix the file.", place);
  } finally {
    process.setSourceMapsEnabled(sourceMapsEnabled);
  }
}
