// @ts-check
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The generator's source folders. */
export const sourceFolders = ["codegen", "src/samples", "src/shared", "src/view"];

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
  const lock = readFileSync(path.join(project, "package-lock.json"), "utf8");
  return digest([...sources, lock]);
}

/**
 * @param {readonly string[]} parts
 * @returns {string} SHA-256 in hexadecimal
 */
export function digest(parts) {
  return createHash("sha256").update(parts.join("\n")).digest("hex");
}
