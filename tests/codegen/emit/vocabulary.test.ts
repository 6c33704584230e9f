import { describe, expect, test } from "vitest";
import * as reference from "@reference";
import { vocabulary } from "../../../codegen/emit/vocabulary";
import { generatedFrom } from "./generated-from";

/** Exported for the shell; no generated module names them. */
const forTheShell = ["ApiIndex", "ReferenceContext", "referenceWords"];

describe("vocabulary", () => {
  test("every name is exported by src/reference", () => {
    expect(vocabulary.filter((name) => !(name in reference))).toEqual([]);
  });

  test("every component of src/reference is in it, but for those of the shell", () => {
    expect(Object.keys(reference).sort()).toEqual([...vocabulary, ...forTheShell].sort());
  });

  test("stands in alphabetical order, the order of the imports", () => {
    expect(vocabulary).toEqual([...vocabulary].sort());
  });

  test("generated modules import exactly the components that they use", async () => {
    for (const [file, source] of await generatedFrom("composition")) {
      if (!file.endsWith(".tsx")) continue;
      const imported = [...source.matchAll(/^import \{([^}]*)\}/gm)].flatMap((match) =>
        (match[1] ?? "")
          .split(",")
          .map((name) => name.trim())
          .filter(Boolean),
      );
      const used = [...source.matchAll(/<([A-Z]\w*)/g)].map((match) => match[1] ?? "");
      const components = imported.filter((name) => vocabulary.some((known) => known === name));
      expect([file, [...new Set(used)].sort()]).toEqual([file, components.sort()]);
    }
  });
});
