import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { loadApi } from "../../src/vite/load-api";
import { readOperationTypes } from "../../src/vite/sample-types";

test("every operation has models that compile on their own", async () => {
  const dir = "src/generated";
  const find = readOperationTypes(readFileSync(join(dir, "models/types.gen.ts"), "utf8"));
  const { sections } = await loadApi(dir);
  for (const { id, path } of sections.flatMap(({ operations }) => operations)) {
    const found = find(id, path);
    expect(found?.leftOut, id).toEqual([]);
    const file = ts.createSourceFile("x.ts", found?.code ?? "", ts.ScriptTarget.Latest, true);
    const declared = file.statements.filter(ts.isTypeAliasDeclaration).map(({ name }) => name.text);
    expect(declared.length, id).toBe(file.statements.length);
    expect(found?.code, id).not.toContain("*/");
    expect(new Set(declared).size, id).toBe(declared.length);
  }
});
