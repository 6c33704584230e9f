import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { cacheDir } from "../program/folders.mjs";
import { measure } from "./measure";

const cache = cacheDir("codegen");

/**
 * Measures codegen and build of one document, starting without a cache.
 *
 * @param folder folder in which a new one is created for the output
 * @param text text of the document
 */
export function toolchain(folder: string, text: string) {
  const home = mkdtempSync(path.join(folder, "site-"));
  const file = text.startsWith("{") ? "openapi.json" : "openapi.yaml";
  const [spec, generated, content, site] = [file, "generated", "content", "site"].map((name) =>
    path.join(home, name),
  ) as [string, string, string, string];
  mkdirSync(content);
  // The cache of earlier runs would make the first run faster.
  rmSync(cache, { recursive: true, force: true });
  return {
    site,
    /** Runs codegen on the document, or on an edited one. */
    generate: (edited = text) => {
      writeFileSync(spec, edited);
      return measure("codegen", ["--spec", spec, "--out", generated]);
    },
    build: () =>
      measure("build", ["--generated", generated, "--content", content, "--out-dir", site]),
  };
}

/** Returns the document with one word changed in the description of the first operation that has one. */
export function withWordChanged(text: string): string {
  const paths = text.search(/^paths:|"paths"\s*:/m);
  const described = /(description"?\s*:[^\n]*?[\s>])([a-z]{4,})\b/;
  const edited = text.slice(0, paths) + text.slice(paths).replace(described, "$1$2x");
  if (edited === text) throw new Error("There is no word to edit.");
  return edited;
}
