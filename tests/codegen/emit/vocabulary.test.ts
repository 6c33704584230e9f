import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import * as reference from "@reference";
import { vocabulary } from "../../../codegen/emit/vocabulary";

const modules = readdirSync("src/generated", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, source: readFileSync(join("src/generated", file), "utf8") }));

/** What a module imports from `@reference`; types are marked as such. */
const importsOf = (source: string) =>
  [...source.matchAll(/^import (type )?\{([^}]*)\} from "@reference";/gm)].flatMap(
    ([, isType = "", names = ""]) => names.split(",").map((name) => isType + name.trim()),
  );

describe("vocabulary", () => {
  test("is what there is to import, and the types that generated modules do, in alphabetical order", () => {
    const imported = modules
      .flatMap(({ source }) => importsOf(source))
      .map((name) => name.replace(/^type | as \w+$/g, ""));
    const names = new Set([...Object.keys(reference), ...imported]);
    expect([...names].sort()).toEqual(vocabulary);
  });

  test("generated modules import exactly the components that they use", () => {
    const pages = modules.filter(({ file }) => file.endsWith(".tsx"));
    expect(pages.length).toBeGreaterThan(0);
    for (const { file, source } of pages) {
      const imported = importsOf(source).filter((name) => !name.startsWith("type "));
      const used = [...source.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name ?? "");
      // It is bound to the document.
      const components = used.filter((name) => name !== "OperationPage");
      expect([file, [...new Set(components)].sort()]).toEqual([file, imported]);
    }
  });
});
