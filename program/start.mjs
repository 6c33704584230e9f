// @ts-check
import nodeModule from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { bundled } from "./bundle.mjs";
import { engineDir } from "./folders.mjs";

/** @type {typeof nodeModule & { enableCompileCache?: (folder: string) => unknown }} Node 20 does not keep compiled code. */
const { enableCompileCache } = nodeModule;

/**
 * Runs a command of a program as a bundle, or from its sources if no bundle can be written.
 *
 * @param {import("./bundle.mjs").Program} program
 * @param {(engine: string) => string} hashOf returns the version of its sources
 * @param {string} entry one of its entries
 */
export async function start(program, hashOf, entry) {
  const { sources } = program;
  // The bundle finds its packages from there, wherever the command runs. Only a checkout bundles: a package has its programs.
  const folder = path.join(engineDir, "node_modules/.cache", `${path.basename(sources)}-program`);
  const unbundled = async () => {
    const { register } = await import("tsx/esm/api");
    register();
    return path.join(engineDir, sources, `${entry}.ts`);
  };
  // `codegen --watch` starts threads for hours, and the bundle may be deleted meanwhile. A read-only checkout runs from source, too.
  const module = process.argv.includes("--watch")
    ? await unbundled()
    : await bundled(program, engineDir, hashOf(engineDir), folder).then((home) => {
        if (program.keepsCompiled) enableCompileCache?.(`${home}.compiled`);
        return path.join(home, `${entry}.mjs`);
      }, unbundled);
  await import(pathToFileURL(module).href);
}
