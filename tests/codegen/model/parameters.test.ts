import { describe, expect, test } from "vitest";
import type { Raw } from "../../../codegen/document/document";
import { compact, operationOf, paragraph } from "../given";
import { table, yaml } from "../table";

/** Returns a parameter, such as `query limit`. */
const parameter = (place: string, more: object = {}) => {
  const [where, name] = place.split(" ");
  return { in: where, name, schema: { type: "string" }, ...more };
};

/** Returns the parameters of an operation, with those of its path. */
const parametersOf = (own: readonly unknown[], ofPath: readonly unknown[] = [], parts: Raw = {}) =>
  operationOf({ parameters: own }, { ...parts, item: { parameters: ofPath } }).parameters;

describe("parameters", () => {
  test("are ordered by location, path-level ones first", () => {
    const all = (...places: readonly string[]) => places.map((place) => parameter(place));
    const found = parametersOf(
      all("cookie c", "query b", "header h", "query a"),
      all("query z", "path p"),
    );
    expect(found.map(({ in: where, name }) => `${where} ${name}`).join(", ")).toBe(
      "path p, query z, query b, query a, header h, cookie c",
    );
  });

  test("of an operation override those of its path in the same location", () => {
    const shared = ["query", "header"].map((where) =>
      parameter(`${where} a`, { description: where }),
    );
    const found = parametersOf([parameter("query a", { description: "mine" })], shared);
    expect(found.map(({ in: where, description }) => [where, description])).toEqual([
      ["query", paragraph("mine")],
      ["header", paragraph("header")],
    ]);
  });

  test.each(table<readonly [where: string, given: Raw, style: string, explode: boolean]>`
    - [path, {}, simple, false]
    - [query, {}, form, true]
    - [header, {}, simple, false]
    - [cookie, {}, form, true]
    - [query, { style: spaceDelimited }, spaceDelimited, false]
    - [query, { style: form, explode: false }, form, false]
    - [query, { style: deepObject, explode: true }, deepObject, true]
    - [query, { style: nonsense }, form, true]
  `)("style and explode of a %s parameter with %j", (where, given, style, explode) => {
    expect(parametersOf([parameter(`${where} a`, given)])).toMatchObject([{ style, explode }]);
  });

  test("use the first example in samples and keep the others", () => {
    const examples = { a: { summary: "An A", value: 1 }, b: { value: 2 } };
    const [found] = parametersOf([{ in: "query", name: "q", examples }]);
    expect(found?.example.value).toBe(1);
    expect(found?.moreExamples.map(({ name, value }) => [name, value])).toEqual([["b", 2]]);
  });

  test("in the path are always required", () => {
    expect(parametersOf([parameter("path id", { required: false })])).toMatchObject([
      { required: true },
    ]);
  });

  test("may be references", () => {
    const P = parameter("query p", { description: "there" });
    const own = [{ $ref: "#/components/parameters/P", description: "here" }];
    const found = parametersOf(own, [], { components: { parameters: { P } } });
    expect(found).toMatchObject([{ name: "p", description: paragraph("here") }]);
  });

  test("are left out if invalid", () => {
    const invalid = [null, "x", {}, { name: "a" }, { in: "nowhere", name: "a" }];
    expect(parametersOf(invalid)).toEqual([]);
  });
});

test("a body has media types in order, with the encoding of their parts", () => {
  const { want, ...requestBody } = yaml`
    description: D
    required: true
    content:
      multipart/form-data:
        schema: { type: object, properties: { file: { type: string } } }
        encoding: { file: { contentType: image/png, style: form, explode: false } }
      text/plain: {}
    want:
      description: D
      required: true
      content:
        - type: multipart/form-data
          schema: { kind: object, properties: [{ name: file, schema: string }] }
          examples: [{ name: example, value: { file: text }, origin: sampled, typed: true }]
          encoding: { file: { contentType: image/png, style: form } }
        - { type: text/plain }
  `;
  expect(compact(operationOf({ requestBody }).requestBody)).toEqual(want);
});

test("streams (OpenAPI 3.2) are described by their items", () => {
  const content = { "application/jsonl": { itemSchema: { type: "integer" } } };
  const { responses } = operationOf({ responses: { 200: { content } } });
  expect(responses[0]?.content[0]?.schema).toMatchObject({ kind: "integer" });
});
