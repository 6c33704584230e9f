import { describe, expect, test } from "vitest";
import * as reference from "openapi-tsx-docs/reference";
import { schemaModule } from "../../../codegen/emit/schema-module";
import { vocabulary } from "../../../codegen/emit/vocabulary";
import { contextWith } from "../given";
import { generatedFrom } from "./generated-from";

describe("vocabulary", () => {
  test("contains every component of src/reference, and the only type used next to generated identifiers", () => {
    expect(vocabulary.toSorted()).toEqual([...Object.keys(reference), "NamedSchema"].sort());
  });

  test.each(["composition", "hostile-text"])(
    "generated modules import exactly what they use: %s",
    async (fixture) => {
      for (const [file, source] of await generatedFrom(fixture)) {
        if (!file.endsWith(".tsx")) continue;
        const [, names = ""] =
          /^import (?:type )?\{([^}]*)\} from "openapi-tsx-docs\/reference"/m.exec(source) ?? [];
        const imported = names.split(",").map((name) => name.trim().replace(/^type /, ""));
        const used = [...source.matchAll(/<([A-Z]\w*)|satisfies (?:readonly )?(\w+)/g)]
          .map(([, component, type]) => component ?? type ?? "")
          // From the generated `operation-page.ts` and `models`.
          .filter((name) => name !== "OperationPage" && !source.includes(` as ${name} }`));
        expect([file, [...new Set(used)].sort()]).toEqual([file, imported.filter(Boolean).sort()]);
      }
    },
  );

  test("no schema gets a name that its module imports", () => {
    const text = { description: "[a](/b)\n\n```\nc\n```\n\n# d\n\n| e |\n|-|" };
    const schemas = Object.fromEntries(vocabulary.map((name) => [name, text]));
    const context = contextWith({ components: { schemas } }, vocabulary);
    for (const named of context.model.schemas) {
      const module = schemaModule(named, { examples: [] }, new Set(), context);
      const [, names = ""] = /^import \{([^}]*)\}/.exec(module.split("\n")[1] ?? "") ?? [];
      const imported = names.split(",").map((name) => name.trim().replace(/^type /, ""));
      expect(imported).toContain("NamedSchema");
      expect(imported).not.toContain(named.identifier);
    }
  });
});
