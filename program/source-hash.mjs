// @ts-check
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * Hashes sources, the code that bundles them, and the locked dependencies.
 *
 * @param {string} project folder of the project
 * @param {readonly string[]} folders of modules, style sheets and data
 * @param {readonly string[]} files
 * @returns {string} a hash that is the same on every machine
 */
export function sourceHash(project, folders, files) {
  const sources = [...folders, "program"].flatMap((source) =>
    readdirSync(path.join(project, source), { encoding: "utf8", recursive: true })
      .filter((name) => /\.(tsx?|mjs|css|json|svg|hbs)$/.test(name))
      .sort()
      .map((name) => path.join(source, name))
      // Editors lock a file with a dangling link.
      .filter((name) => existsSync(path.join(project, name))),
  );
  return digest(
    [...sources, ...files, "package-lock.json"].map(
      (name) => `${name}\n${readFileSync(path.join(project, name), "utf8")}`,
    ),
  );
}

/**
 * @param {readonly string[]} parts
 * @returns {string} SHA-256 in hexadecimal
 */
export function digest(parts) {
  return createHash("sha256").update(parts.join("\n")).digest("hex");
}
