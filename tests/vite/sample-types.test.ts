import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { engineDir } from "../../program/folders.mjs";
import { loadApi } from "../../src/vite/load-api";
import { readOperationTypes } from "../../src/vite/sample-types";

const source = `// Generated.
export type ClientOptions = { baseUrl: string };

/** A pet. */
export type Pet = {
  /**
   * What it is called. // not code
   */
  name: string;
  owner?: Owner;
  glob: "/* no comment */";
};

export type Owner = { pets: Array<Pet> };

export type Unused = string;

export type AddPetData = {
  /** The pet. */
  body: Pet;
  path?: never;
  url: "/pets";
};

export type AddPetErrors = { 400: Problem };

export type Problem = { text: string };

export type AddPetError = AddPetErrors[keyof AddPetErrors];

export type AddPetResponses = { 200: Owner };
`;

describe("the models of an operation", () => {
  test("are its request, its responses and the types they use, without comments", () => {
    expect(readOperationTypes(source)("add-pet", "/pets")).toEqual({
      code: `export type AddPetData = {
  body: Pet;
  path?: never;
  url: "/pets";
};

export type AddPetResponses = { 200: Owner };

export type AddPetErrors = { 400: Problem };

export type Pet = {
  name: string;
  owner?: Owner;
  glob: "/* no comment */";
};

export type Owner = { pets: Array<Pet> };

export type Problem = { text: string };`,
      leftOut: [],
    });
  });

  test("that do not fit are listed, and so are the types they use", () => {
    const cut = readOperationTypes(source, 12)("add-pet", "/pets");
    expect(cut?.code).not.toContain("type Pet");
    expect(cut?.code).toContain("type AddPetErrors");
    expect(cut?.leftOut).toEqual(["Pet", "Owner", "Problem"]);
  });

  test("are those of its path, even if another operation has the same identifier", () => {
    const find = readOperationTypes(source);
    expect(find("add-pet", "/others")).toBeUndefined();
    expect(find("remove-pet", "/pets")).toBeUndefined();
  });
});

test("every operation of the product has models that compile on their own", async () => {
  const dir = join(engineDir, "src/generated");
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
