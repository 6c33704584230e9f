import { expect, test } from "vitest";
import { samplesModule } from "../../../codegen/emit/samples-module";
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
