import { describe, expect, test } from "vitest";
import { samplesModule } from "../../../codegen/emit/samples-module";
import { generators } from "../../../codegen/emit/types/type-generators";
import { format } from "../../../codegen/format";
import { samplesFor } from "../../../codegen/samples/samples";
import type { Raw } from "../../../codegen/document/document";
import { contextWith } from "../given";

/** Returns the module of the only operation of a document, with the given exported types. */
async function moduleOf(
  document: Raw,
  exported: Iterable<string>,
  withSamples = false,
): Promise<string> {
  const context = contextWith(document);
  const [operation] = context.model.operations;
  if (!operation) throw new Error("The model lost the operation.");
  const samples = withSamples ? samplesFor(operation, context.model) : undefined;
  const module = samplesModule(operation, samples, new Set(exported), context);
  return format("module.ts", module ?? "");
}

/** Returns the module of `createClass`, whose body has a named schema. */
function moduleWith(schema: string, exported: readonly string[]): Promise<string> {
  const document = {
    paths: {
      "/a": {
        post: {
          operationId: "createClass",
          requestBody: {
            content: { "application/json": { schema: { $ref: `#/components/schemas/${schema}` } } },
          },
        },
      },
    },
    components: { schemas: { [schema]: { type: "object", properties: { a: { type: "null" } } } } },
  };
  return moduleOf(document, exported);
}

test.each([
  ["has one", "Class", ["CreateClassData"], true],
  ["has none", "Class", [], false],
  ["has the name of a schema", "CreateClassData", ["CreateClassData"], false],
  ["has the name of another component", "Class", ["CreateClassData", "CreateClassData2"], false],
])(
  "whether an example is checked against its model if the operation %s",
  async (_title, schema, exported, checked) => {
    expect((await moduleWith(schema, exported)).includes("satisfies")).toBe(checked);
  },
);

describe("an example of a response is checked against the property of its type", () => {
  const answer = (description: string, name = "Body") => ({
    description,
    content: { "application/json": { schema: { $ref: `#/components/schemas/${name}` } } },
  });
  test.each<[title: string, responses: Readonly<Record<string, object>>, want: readonly string[]]>([
    ["200 and 404", { 200: answer("A"), 404: answer("B") }, ["Responses[200]", "Errors[404]"]],
    ["301 next to 200", { 200: answer("A"), 301: answer("Moved") }, ["Responses[200]"]],
    ["101 alone", { 101: answer("A") }, []],
    ["ranges", { "2XX": answer("A"), "5XX": answer("B") }, ['Responses["2XX"]', 'Errors["5XX"]']],
    ["a default alone", { default: answer("A") }, ['Responses["default"]']],
    [
      "a default next to errors",
      { 404: answer("A"), default: answer("B") },
      ["Errors[404]", 'Responses["default"]'],
    ],
    [
      "a default next to a success",
      { 200: answer("A"), default: answer("B") },
      ["Responses[200]", 'Errors["default"]'],
    ],
    [
      "a default that describes a success",
      { 200: answer("A"), default: answer("More Success") },
      ["Responses[200]"],
    ],
    [
      "a default with the schema of a success",
      { 200: answer("A"), default: answer("B", "SuccessBody") },
      ["Responses[200]"],
    ],
    [
      "a default that describes an error",
      { 200: answer("A"), default: answer("An error") },
      ["Responses[200]", 'Errors["default"]'],
    ],
  ])("%s", async (_title, responses, want) => {
    const schema = { type: "object", properties: { a: { type: "string" } } };
    const document = {
      paths: { "/a": { get: { operationId: "listA", responses } } },
      components: { schemas: { Body: schema, SuccessBody: schema } },
    };
    const info = { title: "T", version: "1" };
    const types = await generators.models(structuredClone({ openapi: "3.1.0", info, ...document }));
    const exported = [...types.matchAll(/export type (\w+)/g)].map(([, name = ""]) => name);
    const module = await moduleOf(document, exported);
    const said = [...module.matchAll(/satisfies ListA(\w+)\[(.+?)\]/g)];
    expect(said.map(([, type, member]) => `${type}[${member}]`)).toEqual(want);
    for (const [, type = "", member = ""] of said) {
      const [body = ""] = types.split(`export type ListA${type} = {`)[1]?.split("\n};") ?? [];
      expect(body).toMatch(new RegExp(`^ {4}'?${member.replaceAll('"', "")}'?:`, "m"));
    }
  });
});

/** Returns the module of an operation that returns the given content, for which there is a type. */
function moduleAnswering(content: object): Promise<string> {
  const paths = { "/a": { get: { operationId: "listA", responses: { 200: { content } } } } };
  return moduleOf({ paths }, ["ListAResponses"]);
}

test("of several media types, the first JSON one has a type", async () => {
  const schema = { type: "string" };
  const module = await moduleAnswering({
    "text/plain": { schema },
    "application/x+json": { schema },
    "a/b": { schema },
  });
  const typed = module.split(/"(?=[\w/+]+": \[)/).filter((part) => part.includes("satisfies"));
  expect(typed).toEqual([expect.stringMatching(/^application\/x\+json/)]);
});

test.each([
  ["application/pdf", false],
  ["text/csv", true],
  ["application/problem+json", true],
])("a string of %s is typed as a string: %s", async (type, want) => {
  const module = await moduleAnswering({ [type]: { schema: { type: "string" }, example: "a" } });
  expect(module.includes("satisfies")).toBe(want);
});

test("a sampled example is marked on a separate line", async () => {
  expect(await moduleWith("Class", [])).toMatch(/^\s*sampled: true,$/m);
});

describe("the samples of an operation", () => {
  const operationOf = (traits: object) => ({
    paths: { "/a": { get: { operationId: "listA", responses: {}, ...traits } } },
    servers: [{ url: "https://all.example" }],
    components: {
      securitySchemes: { mine: { type: "apiKey", in: "query", name: "k" } },
    },
  });
  const samplesOf = async (traits: object) => {
    const module = await moduleOf(operationOf(traits), [], true);
    return module.replace(/\s+/g, " ");
  };

  test("have one parameter per line, without OpenAPI's defaults", async () => {
    const parameters = [
      { in: "query", name: "n", schema: { type: "integer" }, example: 5 },
      {
        in: "query",
        name: "list",
        explode: false,
        schema: { type: "array", items: { type: "string" } },
      },
      { in: "query", name: "old", deprecated: true, schema: { type: "string" }, example: "x" },
      { in: "header", name: "not a token", schema: { type: "string" } },
    ];
    expect(await samplesOf({ parameters })).toContain(
      'parameters: [ { in: "query", name: "n", type: "integer", value: 5 }, ' +
        '{ in: "query", name: "list", type: "array", explode: false }, ' +
        '{ in: "query", name: "old" }, ],',
    );
  });

  test("list servers only if the operation has its own", async () => {
    expect(await samplesOf({})).not.toContain("servers:");
    const variables = { v: { default: "1", enum: ["1", "2"] } };
    const servers = [{ url: "https://own.example/{v}", description: "Own. More.", variables }];
    expect(await samplesOf({ servers })).toContain(
      'servers: [ { url: "https://own.example/{v}", description: "Own.", ' +
        'variables: [{ name: "v", default: "1", enum: ["1", "2"] }], }, ]',
    );
  });

  test("name the schemes of an operation's own ways to authenticate", async () => {
    expect(await samplesOf({ security: [{ mine: [] }] })).toContain(
      'security: [{ name: "mine", schemes: ["mine"] }],',
    );
  });

  test("count the bodies left out", async () => {
    const examples = Object.fromEntries(
      Array.from({ length: 21 }, (_, index) => [`e${index}`, { value: index }]),
    );
    const requestBody = { required: true, content: { "application/json": { examples } } };
    const module = await samplesOf({ requestBody });
    expect(module).toContain('example: "e19"');
    expect(module).not.toContain('example: "e20"');
    expect(module).toContain("more: 1,");
  });
});
