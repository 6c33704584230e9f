import { describe, expect, test } from "vitest";
import { valueAt, type Raw } from "../../../codegen/document/document";
import { authorsPointer, inOneDialect } from "../../../codegen/document/one-dialect";
import { table } from "../table";

const $ref = "#/components/schemas/A";

function converted(schema: Raw, openapi: string): unknown {
  const root = inOneDialect({ openapi, components: { schemas: { S: schema } } });
  return valueAt(root, "#/components/schemas/S");
}

describe.each(["3.0.3", "3.1.0"])("in %s", (openapi) => {
  test.each(table<[given: Raw, want: Raw]>`
    - [{ type: string, nullable: false }, { type: string }]
    - [{ type: string, nullable: true }, { type: [string, "null"] }]
    - [{ type: string, nullable: true, enum: [a] }, { type: [string, "null"], enum: [a, null] }]
    - [{ type: [string, "null"], enum: [a] }, { type: string, enum: [a] }]
    - [{ $ref: A, nullable: true, title: S }, { title: S, anyOf: [{ $ref: A }, { type: "null" }] }]
    - - { allOf: [{ $ref: A }], nullable: true }
      - { anyOf: [{ allOf: [{ $ref: A }] }, { type: "null" }] }
    - - { allOf: [{ $ref: A }, { type: object, nullable: true }] }
      - { anyOf: [{ allOf: [{ $ref: A }, { type: object }] }, { type: "null" }] }
    - - { oneOf: [{ type: string, nullable: true }], nullable: true, default: null }
      - { default: null, anyOf: [{ oneOf: [{ type: [string, "null"] }] }, { type: "null" }] }
    - [{ nullable: true }, { anyOf: [{}, { type: "null" }] }]
    - - { type: string, format: binary }
      - { type: string, contentMediaType: application/octet-stream }
    - - { type: string, format: binary, contentMediaType: image/png }
      - { type: string, contentMediaType: image/png }
    - - { type: string, const: a, nullable: true }
      - { anyOf: [{ type: string, const: a }, { type: "null" }] }
    - - { allOf: [{ $ref: A }, { readOnly: true }] }
      - { allOf: [{ $ref: A }, { readOnly: true }], readOnly: true }
    - [{ type: string, format: byte }, { type: string, contentEncoding: base64 }]
    - [{ minimum: 1, exclusiveMinimum: true }, { exclusiveMinimum: 1 }]
    - [{ maximum: 1, exclusiveMaximum: false }, { maximum: 1 }]
    - [{ exclusiveMaximum: true }, {}]
    - [{ example: { nullable: true } }, { examples: [{ nullable: true }] }]
    - [{ example: 1, examples: [2] }, { examples: [1, 2] }]
    - [{ examples: { a: 1 } }, { examples: [1] }]
    - - { properties: { nullable: { nullable: true, type: array, items: { example: 1 } } } }
      - { properties: { nullable: { type: [array, "null"], items: { examples: [1] } } } }
  `)("%j", (given, want) => {
    expect(converted(given, openapi)).toEqual(want);
  });
});

test("keywords next to a reference count for nothing in 3.0, and apply since 3.1", () => {
  const given = { $ref, type: "number", title: "B" };
  expect(converted(given, "3.0.3")).toEqual({ $ref, title: "B" });
  expect(converted(given, "3.1.0")).toEqual(given);
});

test("what is not a schema stays as it is", () => {
  const root = { openapi: "3.2.0", "x-a": { nullable: true }, paths: { "/": { example: 1 } } };
  expect(inOneDialect(root)).toBe(root);
});

test("a place is known by its pointer in the author's file", () => {
  const root = { a: { nullable: true, example: 1, allOf: [{ anyOf: [{ title: "" }] }] } };
  const of = (pointer: string) => authorsPointer(pointer, root);
  expect(of("#/a/anyOf/0/allOf/0/anyOf/0/title")).toBe("#/a/allOf/0/anyOf/0/title");
  expect(of("#/a/anyOf/1")).toBe("#/a");
  expect(of("#/a/examples/0")).toBe("#/a/example");
});
