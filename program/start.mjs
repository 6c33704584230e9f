// @ts-check
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { bundled } from "./bundle.mjs";

const project = fileURLToPath(new URL("../", import.meta.url));

/**
 * Runs a command of this project: as a bundle, or from its sources where none can be written.
 *
 * @param {import("./bundle.mjs").Command} command
 * @param {(project: string) => string} hashOf gives the version of its sources
 */
export async function start(command, hashOf) {
  const { sources, entries } = command;
  const folder = path.join(project, "node_modules/.cache", `${path.basename(sources)}-program`);
  const unbundled = async () => {
    const { register } = await import("tsx/esm/api");
    register();
    return path.join(project, sources, `${entries[0]}.ts`);
  };
  // A watch runs for hours, and the bundle may be deleted meanwhile. A read-only checkout runs from source too.
  const module = process.argv.includes("--watch")
    ? await unbundled()
    : await bundled(command, project, hashOf(project), folder).catch(unbundled);
  await import(pathToFileURL(module).href);
}
