import { describe, expect, test } from "vitest";
import { satisfies } from "../../../codegen/model/satisfies";
import type { JsonValue } from "../../../codegen/model/types";
import { indexOf, schemaOf } from "../given";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const others = {
  Either: { anyOf: [{ $ref: "#/components/schemas/Either" }, { type: "string" }] },
  Base: { type: "object", required: ["a"], properties: { a: { type: "string" } } },
  Maybe: { type: ["object", "null"], properties: {} },
  Card: {
    type: "object",
    required: ["n"],
    properties: { kind: { type: "string" }, n: { type: "integer" } },
  },
  Bank: { type: "object", properties: { kind: { type: "string" }, iban: { type: "string" } } },
};
const index = indexOf(others);

function proved(value: JsonValue, raw: unknown, direction: "request" | "response" = "response") {
  return satisfies(value, schemaOf(raw, others), direction, index);
}

describe("satisfies", () => {
  test.each<[title: string, value: JsonValue, raw: unknown, want: boolean]>([
    ["a string", "a", { type: "string" }, true],
    ["a number for a string", 1, { type: "string" }, false],
    ["a value of the enum", "a", { enum: ["a", "b"] }, true],
    ["another value", "c", { enum: ["a", "b"] }, false],
    ["null where it is allowed", null, { type: ["string", "null"] }, true],
    ["null where it is not", null, { type: "string" }, false],
    ["null for a named schema that allows it", null, ref("Maybe"), true],
    ["an int64, which is a bigint", 1, { type: "integer", format: "int64" }, false],
    ["a file, which is a Blob", "x", { type: "string", format: "binary" }, false],
    ["all that is required", { a: "x" }, ref("Base"), true],
    ["a required member missing", {}, ref("Base"), false],
    ["an excess member", { a: "x", b: 1 }, ref("Base"), false],
    ["a further member of a map", { x: 1 }, { additionalProperties: { type: "integer" } }, true],
    ["a wrong member of a map", { x: "1" }, { additionalProperties: { type: "integer" } }, false],
    [
      "included and own members",
      { a: "x", b: 1 },
      { allOf: [ref("Base")], properties: { b: { type: "integer" } } },
      true,
    ],
    [
      "an included member missing",
      { b: 1 },
      { allOf: [ref("Base")], properties: { b: { type: "integer" } } },
      false,
    ],
    ["a branch", { n: 1 }, { oneOf: [ref("Card"), ref("Bank")] }, true],
    [
      "the branch of the discriminator",
      { kind: "c", n: 1 },
      {
        oneOf: [ref("Card"), ref("Bank")],
        discriminator: { propertyName: "kind", mapping: { c: "Card", b: "Bank" } },
      },
      true,
    ],
    [
      "a branch that the discriminator does not name",
      { kind: "b", n: 1 },
      {
        oneOf: [ref("Card"), ref("Bank")],
        discriminator: { propertyName: "kind", mapping: { c: "Card", b: "Bank" } },
      },
      false,
    ],
    ["an array", ["a"], { type: "array", items: { type: "string" } }, true],
    ["a wrong item", ["a", 1], { type: "array", items: { type: "string" } }, false],
    [
      "a list of fixed length",
      ["a"],
      { type: "array", items: { type: "string" }, minItems: 2, maxItems: 2 },
      false,
    ],
    ["a __proto__ member", JSON.parse('{"a":"x","__proto__":1}') as JsonValue, ref("Base"), false],
    ["a member called like a method", { a: "x", toString: "y" }, ref("Base"), false],
    [
      "a member that every object inherits, left out",
      {},
      { properties: { constructor: { type: "string" } } },
      false,
    ],
    ["any value", { x: [1] }, {}, true],
    ["no value", 1, false, false],
  ])("%s", (_title, value, raw, want) => {
    expect(proved(value, raw)).toBe(want);
  });

  test("what is read-only has no place in a request", () => {
    const raw = { properties: { id: { type: "string", readOnly: true } } };
    expect([proved({ id: "x" }, raw, "request"), proved({ id: "x" }, raw, "response")]).toEqual([
      false,
      true,
    ]);
  });

  test("a circle of inclusions proves nothing, and ends", () => {
    expect(proved({}, { allOf: [ref("Subject")], properties: { a: {} } })).toBe(false);
  });

  test("a union that names itself proves what its other branches prove, and ends", () => {
    expect([proved("a", ref("Either")), proved(1, ref("Either"))]).toEqual([true, false]);
  });
});
