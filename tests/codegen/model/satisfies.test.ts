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
    ["a number where a string belongs", 1, { type: "string" }, false],
    ["a value of the enum", "a", { enum: ["a", "b"] }, true],
    ["a scalar with variants", 8, { type: "integer", oneOf: [{ const: 8 }] }, false],
    ["another value", "c", { enum: ["a", "b"] }, false],
    ["null where it is allowed", null, { type: ["string", "null"] }, true],
    ["null where it is not", null, { type: "string" }, false],
    ["null for a named schema that allows it", null, ref("Maybe"), true],
    ["an int64, which is a bigint", 1, { type: "integer", format: "int64" }, false],
    ["a file, which is a Blob", "x", { type: "string", format: "binary" }, false],
    ["a file by its media type", "x", { type: "string", contentMediaType: "image/png" }, false],
    ["all required properties", { a: "x" }, ref("Base"), true],
    ["a missing required property", {}, ref("Base"), false],
    ["an excess property", { a: "x", b: 1 }, ref("Base"), false],
    ["a property of a map", { x: 1 }, { additionalProperties: { type: "integer" } }, true],
    ["a wrong property of a map", { x: "1" }, { additionalProperties: { type: "integer" } }, false],
    [
      "included and own properties",
      { a: "x", b: 1 },
      { allOf: [ref("Base")], properties: { b: { type: "integer" } } },
      true,
    ],
    [
      "a missing included property",
      { b: 1 },
      { allOf: [ref("Base")], properties: { b: { type: "integer" } } },
      false,
    ],
    ["a variant", { n: 1 }, { oneOf: [ref("Card"), ref("Bank")] }, true],
    [
      "a variant of a union with a discriminator",
      { kind: "c", n: 1 },
      { oneOf: [ref("Card"), ref("Bank")], discriminator: { propertyName: "kind" } },
      false,
    ],
    ["an array", ["a"], { type: "array", items: { type: "string" } }, true],
    ["a wrong item", ["a", 1], { type: "array", items: { type: "string" } }, false],
    [
      "an array of fixed length",
      ["a"],
      { type: "array", items: { type: "string" }, minItems: 2, maxItems: 2 },
      false,
    ],
    ["a __proto__ key", JSON.parse('{"a":"x","__proto__":1}') as JsonValue, ref("Base"), false],
    ["a property with the name of a method", { a: "x", toString: "y" }, ref("Base"), false],
    [
      "a missing property that every object inherits",
      {},
      { properties: { constructor: { type: "string" } } },
      false,
    ],
    ["any value", { x: [1] }, {}, true],
    ["no value", 1, false, false],
  ])("%s", (_title, value, raw, want) => {
    expect(proved(value, raw)).toBe(want);
  });

  test("excludes read-only properties from requests", () => {
    const raw = { properties: { id: { type: "string", readOnly: true } } };
    expect([proved({ id: "x" }, raw, "request"), proved({ id: "x" }, raw, "response")]).toEqual([
      false,
      true,
    ]);
  });

  const id = { type: "string", readOnly: true };
  test.each<[title: string, value: JsonValue, schema: unknown, want: boolean]>([
    ["an object with only read-only properties", {}, { type: "object", properties: { id } }, false],
    ["a reference to one", {}, ref("Profile"), false],
    ["a reference to a read-only schema", "a", ref("Id"), false],
    ["an array of them", [{}], { type: "array", items: ref("Profile") }, false],
    ["a map of them", { x: {} }, { additionalProperties: ref("Profile") }, false],
    ["a union of them", {}, { anyOf: [ref("Profile"), ref("Id")] }, false],
    ["a schema that includes one", {}, { allOf: [ref("Profile")] }, false],
    ["circular references to them", {}, ref("Circle"), false],
    ["an object with another property", {}, ref("Half"), true],
    ["an object without properties", {}, { type: "object" }, true],
  ])("whether a request may have the property: %s", (_title, value, schema, want) => {
    const all = {
      Profile: { type: "object", properties: { id } },
      Id: id,
      Circle: { type: "object", properties: { id, next: ref("Circle") } },
      Half: { type: "object", properties: { id, name: { type: "string" } } },
    };
    const body = { type: "object", properties: { a: { type: "string" }, p: schema } };
    const given = [schemaOf(body, all), indexOf(all)] as const;
    const proves = (direction: "request" | "response") =>
      satisfies({ a: "x", p: value }, given[0], direction, given[1]);
    expect([proves("request"), proves("response")]).toEqual([want, true]);
  });

  test("proves nothing for circular inclusion", () => {
    expect(proved({}, { allOf: [ref("Subject")], properties: { a: {} } })).toBe(false);
  });

  test("proves a union that names itself by its other variants", () => {
    expect([proved("a", ref("Either")), proved(1, ref("Either"))]).toEqual([true, false]);
  });
});

describe("a schema that extends one with a discriminator", () => {
  const extending = (...names: readonly string[]) => ({
    allOf: [...names.map(ref), { properties: { x: { type: "integer" } } }],
  });
  const tagged = {
    Base: {
      type: "object",
      required: ["kind"],
      properties: { kind: { type: "string" } },
      discriminator: { propertyName: "kind", mapping: { one: "Child" } },
    },
    Child: extending("Base"),
    Unmapped: extending("Base"),
    Grandchild: extending("Child"),
    Pet: {
      oneOf: [ref("Cat"), ref("Dog")],
      discriminator: { propertyName: "kind", mapping: { meow: "Cat" } },
    },
    Cat: { type: "object", properties: { kind: { type: "string" } } },
    Dog: { type: "object", properties: { kind: { type: "string" } } },
    Kept: extending("Pet"),
  };
  test.each(["Child", "Unmapped", "Grandchild", "Kept"])("proves nothing for %s", (name) => {
    const schemas = indexOf(tagged);
    const value = { kind: name, x: 1 };
    expect(satisfies(value, schemaOf(ref(name), tagged), "response", schemas)).toBe(false);
    const list = { type: "array", items: ref(name) };
    expect(satisfies([value], schemaOf(list, tagged), "response", schemas)).toBe(false);
  });
});

test("parts of an allOf that contradict each other accept nothing", () => {
  const parts = [
    { properties: { a: { type: "string" } } },
    { additionalProperties: { type: "integer" } },
  ];
  expect(proved({ b: 1 }, { allOf: parts })).toBe(true);
  expect(proved({ a: "x" }, { allOf: parts })).toBe(false);
  expect(proved("x", { allOf: [{ type: "object" }, { type: "string" }] })).toBe(false);
});
