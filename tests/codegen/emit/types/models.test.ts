import { describe, expect, test } from "vitest";
import { typeGenerators } from "../../../../codegen/emit/types/models";
import { SpecDocument, type Raw } from "../../../../codegen/document/document";
import { outlineOf } from "../../../../codegen/model/outline";
import { reportedBy } from "../../given";

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

  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const text = { type: "string" };
  const plain = (models: string) => models.replaceAll(/\s+/g, " ");

  test("have the values of a discriminator, in each generation and for sending", async () => {
    const id = { type: "integer", readOnly: true };
    const heir = (base: string, properties: Raw = { a: text }) => ({
      allOf: [ref(base), { type: "object", properties }],
    });
    const models = await modelsOf({
      Pet: {
        type: "object",
        required: ["id", "kind"],
        properties: { id, kind: text },
        discriminator: { propertyName: "kind", mapping: { dog: "Dog" } },
      },
      Cat: heir("Pet"),
      Dog: heir("Pet"),
      Puppy: heir("Dog"),
      Whelp: heir("Puppy"),
      Fish: heir("Pet", { kind: { const: "fish" } }),
      Any: {
        oneOf: [ref("Cat"), ref("Dog"), ref("Fish")],
        discriminator: { propertyName: "kind", mapping: { dog: "Dog" }, defaultMapping: "Fish" },
      },
      Alias: { allOf: [ref("Any")] },
      One: { type: "object", properties: { n: { type: "integer" } } },
      Numbered: {
        oneOf: [ref("One")],
        discriminator: { propertyName: "n", mapping: { 1: "One" } },
      },
    });
    for (const end of ["", "Writable"]) {
      const named = (name: string) => `${name}${end}`;
      expect(plain(models)).toContain(
        `${named("Cat")} = ${named("Pet")} & { a?: string; } & { kind: "Cat"; };`,
      );
      expect(plain(models)).toContain(`& { kind: "dog" | "Puppy" | "Whelp"; };`);
      expect(plain(models)).toContain(`${named("Fish")} = ${named("Pet")} & { kind?: "fish"; };`);
      expect(plain(models)).toContain(
        `${named("Any")} = | ({ kind: "Cat"; } & ${named("Cat")}) | ({ kind: "dog"; } & ${named("Dog")}) | ${named("Fish")};`,
      );
    }
    expect(models).toContain("type Alias = Any;");
    expect(plain(models)).toContain("Numbered = { n: 1; } & One;");
  });

  test("of the body of a webhook are those for receiving", async () => {
    const content = { "application/json": { schema: ref("Job") } };
    const called = (requestBody: Raw) => ({ post: { requestBody, responses: {} } });
    const document = new SpecDocument(
      {
        openapi: "3.1.0",
        info: { title: "T", version: "1" },
        paths: { "/jobs": called({ content }) },
        webhooks: {
          done: called({ content }),
          shared: called({ $ref: "#/components/requestBodies/Job" }),
        },
        components: {
          requestBodies: { Job: { content } },
          schemas: {
            Job: { type: "object", properties: { id: { ...text, readOnly: true }, name: text } },
          },
        },
      },
      "api.yaml",
      new Map(),
    );
    const models = await typeGenerators(document, outlineOf(document, []).operations).models();
    expect(plain(models)).toContain("type PostJobsData = { body?: JobWritable;");
    expect(plain(models)).toContain("type PostDoneWebhookPayload = Job;");
    expect(plain(models)).toContain("type PostSharedWebhookPayload = Job;");
  });

  test("require what another part of an `allOf` requires", async () => {
    const Base = { type: "object", properties: { a: text, b: { ...text, writeOnly: true } } };
    const models = await modelsOf({
      Base: { ...Base, required: [] },
      A: { allOf: [ref("Base"), { required: ["a", "b", "other"] }] },
      B: { ...ref("Base"), required: ["a"] },
      C: { allOf: [ref("A"), { type: "object", properties: { c: text } }] },
    });
    expect(plain(models)).toContain("type A = Base & unknown & { a: unknown; };");
    expect(plain(models)).toContain(
      "type AWritable = BaseWritable & unknown & { a: unknown; b: unknown; };",
    );
    expect(plain(models)).toContain("type B = Base & { a: unknown; };");
    expect(plain(models)).toContain("type C = A & { c?: string; };");
  });

  test("that a generator cannot make are a problem of the document, without a stack", async () => {
    const schemas = { A: { $anchor: "here" }, B: { properties: { a: { $ref: "#here" } } } };
    expect(await reportedBy(() => modelsOf(schemas))).toMatchObject([
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
