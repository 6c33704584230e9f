// @ts-check
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The generator's source folders. */
export const sourceFolders = ["codegen", "src/samples", "src/shared", "src/view"];

/** The modules of the build that it uses: those that find lines. */
export const sourceFiles = ["src/paths.ts", "src/vite/json.ts", "src/vite/spec-lines.ts"];

/**
 * Hashes the generator's sources and locked dependencies.
 *
 * @param {string} project folder of the project
 * @returns {string} the same on every machine
 */
export function generatorHash(project) {
  const sources = sourceFolders.flatMap((source) =>
    readdirSync(path.join(project, source), { encoding: "utf8", recursive: true })
      .filter((name) => /\.(ts|mjs)$/.test(name))
      .sort()
      .map((name) => `${name}\n${readFileSync(path.join(project, source, name), "utf8")}`),
  );
  const files = [...sourceFiles, "package-lock.json"];
  return digest([
    ...sources,
    ...files.map((name) => readFileSync(path.join(project, name), "utf8")),
  ]);
}

/**
 * @param {readonly string[]} parts
 * @returns {string} SHA-256 in hexadecimal
 */
export function digest(parts) {
  return createHash("sha256").update(parts.join("\n")).digest("hex");
}
