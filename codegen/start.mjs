// @ts-check
// The entry of `npm run codegen`; plain JavaScript, so that it needs no loader.
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { generatorHash } from "./generator-hash.mjs";
import { bundled } from "./program.mjs";

const project = fileURLToPath(new URL("../", import.meta.url));
const folder = path.join(project, "node_modules", ".cache", "codegen-program");

/** @returns {Promise<string>} */
async function unbundled() {
  const { register } = await import("tsx/esm/api");
  register();
  return fileURLToPath(new URL("./cli.ts", import.meta.url));
}

// A watch runs for hours, and the bundle may be deleted meanwhile. A read-only checkout runs from source too.
const module = process.argv.includes("--watch")
  ? await unbundled()
  : await bundled(project, generatorHash(project), folder).catch(unbundled);
await import(pathToFileURL(module).href);
