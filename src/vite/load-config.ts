import { existsSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

import { loadConfigFromFile } from "vite";

import { parseSiteConfig } from "../config/schema";
import type { DocsVersion, SiteConfig } from "../config/site-config";
import type { ApiNavigation } from "../reference/navigation";
import { SiteError } from "./errors";
import type { Guide } from "./load-guides";
import { displayPath } from "./site-options";

/**
 * Reads and checks the configuration; without a file, makes a plain one from the API's title.
 *
 * @throws {SiteError} when the file is missing or does not run
 * @throws {ConfigError} when a field is wrong
 */
export async function loadConfig(
  configFile: string | undefined,
  api: ApiNavigation,
): Promise<SiteConfig> {
  if (configFile === undefined) {
    return parseSiteConfig({ title: api.title }, "the configuration");
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

/** A configuration that says nothing of docs gets one version, filled from the guides. */
export function withDocs(
  config: SiteConfig,
  api: ApiNavigation,
  guides: readonly Guide[],
): SiteConfig {
  const published = guides.filter(({ draft }) => !draft);
  const main = published.find(({ path }) => path === "/") ?? published[0];
  if (config.docs.length > 0 || !main) return config;
  const version: DocsVersion = {
    name: "current",
    label: api.version,
    isLast: true,
    docs: published.map(({ id, path }) => ({ id, path, sidebar: "guides" })),
    sidebars: {
      guides: published.map(({ title, path }) => ({ type: "link", label: title, href: path })),
    },
    draftIds: guides.filter(({ draft }) => draft).map(({ id }) => id),
    mainDocId: main.id,
  };
  return { ...config, docs: [{ id: "default", versions: [version] }] };
}
