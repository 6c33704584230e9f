// @ts-check
// What `npm run codegen` starts: plain JavaScript, since nothing has to be loaded before it.
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

// What runs for hours must not depend on files that anybody may delete; a checkout that cannot be written works too, only slower.
const module = process.argv.includes("--watch")
  ? await unbundled()
  : await bundled(project, generatorHash(project), folder).catch(unbundled);
await import(pathToFileURL(module).href);
