import { describe, expect, test } from "vitest";
import { samplesModule } from "../../../codegen/emit/samples-module";
import { samplesFor } from "../../../codegen/samples/samples";
import { modelOf } from "../given";

/** The module of `createClass`, whose body has a named schema. */
function moduleWith(schema: string, exported: readonly string[]): string | undefined {
  const model = modelOf({
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
  });
  const [operation] = model.operations;
  if (!operation) throw new Error("The model lost the operation.");
  const context = { model, schemas: new Map(), named: new Map(), file: "openapi.yaml" };
  return samplesModule(operation, undefined, new Set(exported), context);
}

test.each([
  ["has one", "Class", ["CreateClassData"], true],
  ["has none", "Class", [], false],
  ["is called like a named schema", "CreateClassData", ["CreateClassData"], false],
])(
  "an example is checked against its model when the operation %s",
  (_title, schema, exported, checked) => {
    expect(moduleWith(schema, exported)?.includes("satisfies")).toBe(checked);
  },
);

test("an example that was made says so in a line of its own", () => {
  expect(moduleWith("Class", [])).toMatch(/^\s*sampled: true,$/m);
});

describe("the samples of an operation", () => {
  const operationOf = (traits: object) => ({
    paths: { "/a": { get: { operationId: "listA", responses: {}, ...traits } } },
    servers: [{ url: "https://all.example" }],
    components: {
      securitySchemes: { mine: { type: "apiKey", in: "query", name: "k" } },
    },
  });
  const moduleOf = (traits: object) => {
    const model = modelOf(operationOf(traits));
    const [operation] = model.operations;
    if (!operation) throw new Error("The model lost the operation.");
    const context = { model, schemas: new Map(), named: new Map(), file: "openapi.yaml" };
    const module = samplesModule(operation, samplesFor(operation, model), new Set(), context);
    return module?.replace(/\s+/g, " ");
  };

  test("say one parameter in a line, with what OpenAPI would not assume", () => {
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
    expect(moduleOf({ parameters })).toContain(
      'parameters: [ { in: "query", name: "n", type: "integer", value: 5 }, ' +
        '{ in: "query", name: "list", type: "array", explode: false }, ' +
        '{ in: "query", name: "old" }, ],',
    );
  });

  test("name servers only where the operation has its own", () => {
    expect(moduleOf({})).not.toContain("servers:");
    const variables = { v: { default: "1", enum: ["1", "2"] } };
    const servers = [{ url: "https://own.example/{v}", description: "Own. More.", variables }];
    expect(moduleOf({ servers })).toContain(
      'servers: [ { url: "https://own.example/{v}", description: "Own.", ' +
        'variables: [ { name: "v", default: "1", enum: ["1", "2"] }, ], }, ]',
    );
  });

  test("say which credential travels in the query", () => {
    expect(moduleOf({ security: [{ mine: [] }] })).toContain(
      'queryCredentials: [ { name: "k", value: "{{scheme.mine}}" }, ],',
    );
  });

  test("count the bodies that are not shown", () => {
    const examples = Object.fromEntries(
      Array.from({ length: 21 }, (_, index) => [`e${index}`, { value: index }]),
    );
    const requestBody = { required: true, content: { "application/json": { examples } } };
    const module = moduleOf({ requestBody });
    expect(module).toContain('example: "e19"');
    expect(module).not.toContain('example: "e20"');
    expect(module).toContain("more: 1,");
  });
});
