// @ts-check
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the engine: the commands, and the sources of every site. Nothing is ever written into it. */
export const engineDir = fileURLToPath(new URL("../", import.meta.url)).replace(/[\\/]$/, "");

/** The folder of the site: its document, guides, configuration, generated tree and output. It is the folder in which a command runs. */
export const siteDir = process.cwd();

/**
 * Returns a folder of the site for what only saves work; it may be deleted at any time, and need not exist.
 *
 * @param {string} name of what is kept there
 */
export function cacheDir(name) {
  return path.join(siteDir, "node_modules", ".cache", "openapi-tsx-docs", name);
}

/** Whether the engine is an installed package, and not a checkout with its own first site. */
export const isInstalled = /[\\/]node_modules[\\/]/.test(engineDir);

/**
 * Returns the module that runs a command of the engine in a process of its own.
 *
 * @param {string} command such as `codegen`
 * @param {string} source where its program starts in a checkout, relative to the engine
 */
export function programOf(command, source) {
  return path.join(engineDir, isInstalled ? `lib/${command}.mjs` : source);
}

/**
 * Returns how a command of the engine is called here, for texts.
 *
 * @param {string} command such as `codegen`
 * @param {string} [args] its arguments
 */
export function callOf(command, args = "") {
  if (isInstalled) return `npx openapi-tsx-docs ${command} ${args}`.trimEnd();
  return args ? `npm run ${command} -- ${args}` : `npm run ${command}`;
}

/** Returns the version of the engine. */
export function engineVersion() {
  const text = readFileSync(path.join(engineDir, "package.json"), "utf8");
  return /** @type {{ version: string }} */ (JSON.parse(text)).version;
}
