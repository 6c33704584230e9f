import { describe, expect, test } from "vitest";
import { typeGenerators } from "../../../../codegen/emit/types/models";
import { InputError } from "../../../../codegen/errors";
import { SpecDocument, type Raw } from "../../../../codegen/document/document";

/** Returns the models of a document with these schemas. */
function modelsOf(schemas: Raw) {
  const root = {
    openapi: "3.1.0",
    info: { title: "T", version: "1" },
    paths: {},
    components: { schemas },
  };
  return typeGenerators(new SpecDocument(root, "api.yaml", new Map()), []).models();
}

describe("types", () => {
  test("come from the generator", async () => {
    const models = await modelsOf({ A: { type: "integer" } });
    expect(models).toContain("export type A = number;");
  });

  test("include a name for a schema named like the prototype", async () => {
    const ref = { $ref: "#/components/schemas/__proto__" };
    const models = await modelsOf({ ["__proto__"]: { type: "integer" }, A: ref });
    expect(models).toContain("export type A = Proto2;");
  });

  test("of properties, parameters and schemas that are named like a method of all objects", async () => {
    const names = ["constructor", "hasOwnProperty", "toString"];
    const properties = Object.fromEntries(names.map((name) => [name, { type: "string" }]));
    const root = await modelsOf({
      valueOf: { type: "object", required: ["toString"], properties },
    });
    expect(root).toContain(
      "constructor?: string;\n  hasOwnProperty?: string;\n  toString: string;",
    );
  });

  test("that a generator cannot make are a problem of the document, without a stack", async () => {
    const schemas = { A: { $anchor: "here" }, B: { properties: { a: { $ref: "#here" } } } };
    const error: unknown = await modelsOf(schemas).catch((reason: unknown) => reason);
    if (!(error instanceof InputError)) throw error;
    expect(error.problems).toMatchObject([
      { file: "api.yaml", message: expect.stringContaining("Reference not found: #here") },
    ]);
  });

  test("have descriptions in comments, as Markdown, and never end one", async () => {
    const models = await modelsOf({
      A: { type: "string", description: "<b>bold</b> */ evil()" },
      B: { type: "object", properties: { description: { default: { description: "<b>x</b>" } } } },
    });
    expect(models).toContain(" * **bold** \\* evil()");
    expect(models).toContain("description?: unknown;");
  });

  test("with an escape in an author's text: it ends no comment and no string", async () => {
    const said = "*\\u002F\nevil(); \u0000 \\u0022";
    const schema = { type: "string", description: said, enum: ["\\u0022; evil()"] };
    const models = await modelsOf({ A: { type: "object", properties: { "a\\u0022": schema } } });
    expect(models).toContain(String.raw`'a\"'?: '\"; evil()'`);
    expect(models).toContain("* *\\/\n");
  });
});
