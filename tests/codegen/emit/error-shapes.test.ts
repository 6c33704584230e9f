import { expect, test } from "vitest";
import { errorShapes } from "../../../codegen/emit/error-shapes";
import { modelOf } from "../given";

const body = (schema: unknown) => ({ content: { "application/json": { schema } } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const schemas = { Flat: { type: "object" }, Keyed: { type: "object" } };

/** Shapes of an API whose operations answer as given, by path. */
function shapesOf(answers: Readonly<Record<string, Readonly<Record<string, unknown>>>>) {
  const paths = Object.fromEntries(
    Object.entries(answers).map(([id, responses]) => [
      `/${id}`,
      { get: { operationId: id, responses } },
    ]),
  );
  return errorShapes(modelOf({ paths, components: { schemas } })).map(
    ({ status, schema, everywhere, operations }) => ({
      status,
      name: schema.kind === "ref" ? schema.name : schema.kind,
      everywhere,
      operations: operations.map(({ id }) => id),
    }),
  );
}

test("a shape that few operations answer with names them", () => {
  expect(
    shapesOf({ a: { "400": body(ref("Flat")) }, b: { "200": body(ref("Keyed")) }, c: {} }),
  ).toEqual([{ status: "400", name: "Flat", everywhere: false, operations: ["a"] }]);
});

test("a shape that most operations answer with names the others, so that one more operation is one line", () => {
  const flat = { "400": body(ref("Flat")) };
  expect(shapesOf({ a: flat, b: flat, c: flat })).toEqual([
    { status: "400", name: "Flat", everywhere: true, operations: [] },
  ]);
  expect(shapesOf({ a: flat, b: flat, c: flat, d: {} })).toEqual([
    { status: "400", name: "Flat", everywhere: true, operations: ["d"] },
  ]);
});

test("a body that may be one of several shapes counts as each, per status, `default` included", () => {
  expect(
    shapesOf({
      a: { "4XX": body({ oneOf: [ref("Flat"), ref("Keyed")] }) },
      b: { default: body(ref("Flat")) },
      c: {},
    }),
  ).toEqual([
    { status: "4XX", name: "Flat", everywhere: false, operations: ["a"] },
    { status: "4XX", name: "Keyed", everywhere: false, operations: ["a"] },
    { status: "default", name: "Flat", everywhere: false, operations: ["b"] },
  ]);
});
