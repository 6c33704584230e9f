import { expect, test } from "vitest";

import { generatorInput, withoutMarks } from "../../../codegen/emit/generator-input";

test.each([
  [
    "a schema that is true",
    { allOf: [true, { type: "string" }] },
    { allOf: [{}, { type: "string" }] },
  ],
  ["a schema that is false", { items: false }, { items: { not: {} } }],
  ["a property that is true", { properties: { items: true } }, { properties: { items: {} } }],
  ["a keyword that takes true", { additionalProperties: false }, { additionalProperties: false }],
  ["a reference to elsewhere", { a: { $ref: "http://x" } }, { a: {} }],
  ["an example elsewhere", { externalValue: "http://x", value: 1 }, { value: 1 }],
])("%s", (_, given, want) => {
  expect(generatorInput(given)).toEqual(want);
});

test("a discriminator that names a schema points at it", () => {
  const schemas = (mapping: object) => ({
    components: { schemas: { "A/b": {}, Base: { discriminator: { propertyName: "t", mapping } } } },
  });
  const other = "#/components/schemas/Base";
  expect(generatorInput(schemas({ one: "A/b", two: other, three: "gone.yaml" }))).toEqual(
    schemas({ one: "#/components/schemas/A~1b", two: other, three: "gone.yaml" }),
  );
});

test("a property called like a method of objects is marked on the way, and only there", () => {
  const given = { properties: { constructor: {}, id: {} }, required: ["constructor", "id"] };
  const { properties } = generatorInput(given) as typeof given;
  const [marked = ""] = Object.keys(properties);
  expect(marked in Object.prototype).toBe(false);
  expect(withoutMarks(`"${marked}"?: string; ${JSON.stringify({ [marked]: 1 })}`)).toBe(
    '"constructor"?: string; {"constructor":1}',
  );
});
