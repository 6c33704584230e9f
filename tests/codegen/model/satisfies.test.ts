import { describe, expect, test } from "vitest";
import { satisfies, satisfiesNamed } from "../../../codegen/model/satisfies";
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
    ["a file by its media type", "x", { type: "string", contentMediaType: "image/png" }, false],
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

  const id = { type: "string", readOnly: true };
  test.each<[title: string, value: JsonValue, schema: unknown, want: boolean]>([
    ["an object of nothing else", {}, { type: "object", properties: { id } }, false],
    ["a name for one", {}, ref("Profile"), false],
    ["a name for what is read-only as a whole", "a", ref("Id"), false],
    ["a list of them", [{}], { type: "array", items: ref("Profile") }, false],
    ["a map of them", { x: {} }, { additionalProperties: ref("Profile") }, false],
    ["a union of them", {}, { anyOf: [ref("Profile"), ref("Id")] }, false],
    ["what includes one", {}, { allOf: [ref("Profile")] }, false],
    ["a circle of them", {}, ref("Circle"), false],
    ["an object with something else", {}, ref("Half"), true],
    ["an object of which nothing is said", {}, { type: "object" }, true],
  ])("of what is read-only, a request holds no property: %s", (_title, value, schema, want) => {
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

  test("a circle of inclusions proves nothing, and ends", () => {
    expect(proved({}, { allOf: [ref("Subject")], properties: { a: {} } })).toBe(false);
  });

  test("a union that names itself proves what its other branches prove, and ends", () => {
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
  test.each<[title: string, value: JsonValue, name: string, want: boolean]>([
    ["has the value of the mapping", { kind: "one", x: 1 }, "Child", true],
    ["has no other value", { kind: "two", x: 1 }, "Child", false],
    ["may not leave it out", { x: 1 }, "Child", false],
    ["has its name where no mapping tells", { kind: "Unmapped" }, "Unmapped", true],
    ["has not the name where a mapping tells", { kind: "Child" }, "Child", false],
    ["is held to what its parent must have as well", { kind: "Grandchild" }, "Grandchild", false],
    ["is the branch of an included union", { kind: "meow", x: 1 }, "Kept", true],
    ["is no other branch", { kind: "purr", x: 1 }, "Kept", false],
  ])("%s", (_title, value, name, want) => {
    const schemas = indexOf(tagged);
    expect(satisfiesNamed(value, name, "response", schemas)).toBe(want);
    const list = { type: "array", items: ref(name) };
    expect(satisfies([value], schemaOf(list, tagged), "response", schemas)).toBe(want);
  });

  test("is not proved when it is sent and includes a union", () => {
    expect(satisfiesNamed({ kind: "meow", x: 1 }, "Kept", "request", indexOf(tagged))).toBe(false);
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
