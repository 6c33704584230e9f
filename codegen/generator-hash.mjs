// @ts-check
import { sourceHash } from "../program/source-hash.mjs";

/** The generator's source folders. */
export const sourceFolders = ["codegen", "src/samples", "src/shared", "src/view"];

/** The modules of the build that it uses: those that find lines. */
export const sourceFiles = ["src/paths.ts", "src/vite/html-tree.ts", "src/vite/spec-lines.ts"];

/**
 * Hashes the generator's sources and locked dependencies.
 *
 * @param {string} project folder of the project
 * @returns {string} the same on every machine
 */
export function generatorHash(project) {
  return sourceHash(project, sourceFolders, sourceFiles);
}
