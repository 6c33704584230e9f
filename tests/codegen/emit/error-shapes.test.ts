import { describe, expect, test } from "vitest";
import { errorShapes } from "../../../codegen/emit/error-shapes";
import { modelOf } from "../given";

const body = (schema: unknown, examples?: Readonly<Record<string, unknown>>) => ({
  content: {
    "application/json": {
      schema,
      ...(examples && {
        examples: Object.fromEntries(
          Object.entries(examples).map(([name, value]) => [name, { value }]),
        ),
      }),
    },
  },
});
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const objectWith = (name: string) => ({
  type: "object",
  required: [name],
  additionalProperties: false,
  properties: { [name]: { type: "string" } },
});
const schemas = { Flat: objectWith("code"), Keyed: objectWith("key") };

type Responses = Readonly<Record<string, unknown>>;

function modelWith(answers: Readonly<Record<string, Responses>>) {
  const paths = Object.fromEntries(
    Object.entries(answers).map(([id, responses]) => [
      `/${id}`,
      { get: { operationId: id, responses } },
    ]),
  );
  return modelOf({ paths, components: { schemas } });
}

/** Returns the error shapes of an API with the given responses, by path. */
function shapesOf(answers: Readonly<Record<string, Responses>>) {
  return errorShapes(modelWith(answers)).map(({ schema, statuses }) => ({
    name: schema?.kind === "ref" ? schema.name : schema?.kind,
    statuses: statuses.map(({ status, everywhere, operations }) =>
      [status, ...(everywhere ? ["everywhere but"] : []), ...operations.map(({ id }) => id)].join(
        " ",
      ),
    ),
  }));
}

test("a shape that few operations return lists them", () => {
  expect(
    shapesOf({ a: { "400": body(ref("Flat")) }, b: { "200": body(ref("Keyed")) }, c: {} }),
  ).toEqual([{ name: "Flat", statuses: ["400 a"] }]);
});

test("a shape that most operations return lists the others, so that a new operation adds one line", () => {
  const flat = { "400": body(ref("Flat")) };
  expect(shapesOf({ a: flat, b: flat, c: flat })).toEqual([
    { name: "Flat", statuses: ["400 everywhere but"] },
  ]);
  expect(shapesOf({ a: flat, b: flat, c: flat, d: {} })).toEqual([
    { name: "Flat", statuses: ["400 everywhere but d"] },
  ]);
});

test("the variants of a union count as separate shapes; a shape has all its statuses, including `default`", () => {
  expect(
    shapesOf({
      a: { "4XX": body({ oneOf: [ref("Flat"), ref("Keyed")] }) },
      b: { default: body(ref("Flat")) },
      c: {},
    }),
  ).toEqual([
    { name: "Flat", statuses: ["4XX a", "default b"] },
    { name: "Keyed", statuses: ["4XX a"] },
  ]);
});

test("equal inline schemas of several operations are one shape", () => {
  const inPlace = { "404": body(objectWith("reason")) };
  expect(shapesOf({ a: inPlace, b: inPlace, c: {}, d: {}, e: {} })).toEqual([
    { name: "object", statuses: ["404 a b"] },
  ]);
});

test("errors without a body are listed too, in order", () => {
  expect(
    shapesOf({ a: { "400": body(ref("Flat")), "404": { description: "" } }, b: {}, c: {} }),
  ).toEqual([
    { name: "Flat", statuses: ["400 a"] },
    { name: undefined, statuses: ["404 a"] },
  ]);
});

test("an API without errors has no shapes", () => {
  expect(shapesOf({ a: { "200": body(ref("Flat")), "302": { description: "" } } })).toEqual([]);
});

describe("examples", () => {
  const names = (answers: Readonly<Record<string, Responses>>) =>
    errorShapes(modelWith(answers)).map(({ examples }) =>
      examples.map(({ operation, status, example }) =>
        [operation.id, status, example.name].join(" "),
      ),
    );

  test("go to the shape that they match", () => {
    const either = { oneOf: [ref("Flat"), ref("Keyed")] };
    const examples = { flat: { code: "a" }, keyed: { key: "b" } };
    expect(names({ a: { "400": body(either, examples) } })).toEqual([
      ["a 400 flat"],
      ["a 400 keyed"],
    ]);
  });

  test("are shown once, even if several operations have them, and at most eight", () => {
    const flat = (...codes: readonly string[]) =>
      body(ref("Flat"), Object.fromEntries(codes.map((code) => [code, { code }])));
    expect(names({ a: { "400": flat("1") }, b: { "400": flat("1", "2") } })).toEqual([
      ["a 400 1", "b 400 2"],
    ]);
    expect(names({ a: { "400": flat(..."123456789") } })[0]).toHaveLength(8);
  });

  test("with equal names are distinguished by status", () => {
    const flat = (code: string) => body(ref("Flat"), { example: { code } });
    expect(names({ a: { "400": flat("1"), "401": flat("2") }, b: { "400": flat("3") } })).toEqual([
      ["a 400 example", "a 401 example"],
    ]);
  });

  test("are the declared ones, or else a sampled one", () => {
    const made = { "400": body(ref("Flat")), "401": body({ ...schemas.Keyed, type: "object" }) };
    const declared = { "404": body(ref("Flat"), { flat: { code: "a" } }) };
    expect(names({ a: made, b: declared })).toEqual([["b 404 flat"], ["a 401 example"]]);
    const withStatus = { type: "object", properties: { status: { type: "integer" } } };
    expect(names({ a: { "400": body(withStatus), "404": body(withStatus) } })).toEqual([
      ["a 400 example"],
    ]);
  });
});
