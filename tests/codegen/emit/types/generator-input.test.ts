import { describe, expect, test } from "vitest";

import { generatorInput } from "../../../../codegen/emit/types/generator-input";

test.each([
  [
    "a schema that is true",
    { allOf: [true, { type: "string" }] },
    { allOf: [{}, { type: "string" }] },
  ],
  ["a schema that is false", { items: false }, { items: { not: {} } }],
  ["a property that is true", { properties: { items: true } }, { properties: { items: {} } }],
  ["a keyword that takes true", { additionalProperties: false }, { additionalProperties: false }],
  ["a reference to another place", { a: { $ref: "http://x" } }, { a: {} }],
  ["an example in another place", { externalValue: "http://x", value: 1 }, { value: 1 }],
])("%s", (_, given, want) => {
  expect(generatorInput(given, "paths")).toEqual(want);
});

test.each([
  ["no items", false, { prefixItems: [{ type: "string" }, {}] }],
  ["any items", true, { prefixItems: [{ type: "string" }, {}] }],
  [
    "items of a schema",
    { type: "null" },
    { items: { anyOf: [{ type: "string" }, {}, { type: "null" }] } },
  ],
])("%s after a tuple are not another item of it", (_, items, want) => {
  for (const keyword of ["items", "unevaluatedItems"]) {
    const given = { prefixItems: [{ type: "string" }, true], [keyword]: items };
    expect(generatorInput(given, "models")).toMatchObject(want);
  }
});

test("a discriminator that names a schema refers to it", () => {
  const schemas = (mapping: object) => ({
    components: { schemas: { "A/b": {}, Base: { discriminator: { propertyName: "t", mapping } } } },
  });
  const other = "#/components/schemas/Base";
  expect(generatorInput(schemas({ one: "A/b", two: other }), "paths")).toEqual(
    schemas({ one: "#/components/schemas/A~1b", two: other }),
  );
});

test("`null` in an enum without a type becomes a variant", () => {
  const schema = { enum: ["a", null] };
  expect(generatorInput({ schema }, "models")).toEqual({
    schema: { anyOf: [{ enum: ["a"] }, { type: "null" }] },
  });
});

test.each<[generator: "models" | "paths", schema: object, want: object]>([
  ["models", { enum: [{ a: 1 }] }, {}],
  ["models", { enum: [[1], "a"] }, { enum: [[1], "a"] }],
  ["paths", { enum: [{ a: 1 }] }, { enum: [{ a: 1 }] }],
  ["paths", { type: "object", enum: ["a"] }, { type: "object" }],
  ["models", { const: "z", enum: ["a"] }, { const: "z" }],
  ["paths", { properties: { const: {}, enum: {} } }, { properties: { const: {}, enum: {} } }],
])("%s: an unreadable enum is left out", (generator, schema, want) => {
  const given = { openapi: "3.1.0", schema };
  expect(generatorInput(given, generator)).toEqual({ ...given, schema: want });
});

test("an unconstrained object is open, for the generator that would lose it", () => {
  const closed = { type: "object", properties: {}, additionalProperties: false };
  const [a, b] = [{ type: "object" }, { type: "object", properties: {} }];
  const given = { properties: { a, b, closed } };
  const open = { additionalProperties: true };
  expect(generatorInput(given, "models")).toEqual({
    properties: { a: { ...a, ...open }, b: { ...b, ...open }, closed },
  });
  expect(generatorInput(given, "paths")).toEqual(given);
});

test("the model generator gets references to components only, by names without escapes", () => {
  const part = { $ref: "#/components/schemas/A/$defs/part" };
  const schemas = {
    A: { allOf: [part, part], $defs: { part: { items: { $ref: "#/components/schemas/x~1y" } } } },
    "A-part": {},
    "x/y": { oneOf: [part], discriminator: { propertyName: "t", mapping: { b: part.$ref } } },
  };
  const given = { components: { schemas } };
  const own = { $ref: "#/components/schemas/A-part-2" };
  const plain = { items: { $ref: "#/components/schemas/x-y" } };
  expect(generatorInput(given, "models")).toEqual({
    components: {
      schemas: {
        A: { allOf: [own, own], $defs: { part: plain } },
        "A-part": {},
        "x-y": {
          oneOf: [
            {
              allOf: [{ type: "object", properties: { t: { enum: ["b"] } }, required: ["t"] }, own],
            },
          ],
        },
        "A-part-2": plain,
      },
    },
  });
  expect(generatorInput(given, "paths")).toMatchObject({ components: { schemas: { "x/y": {} } } });
});

describe.each(["models", "paths"] as const)("%s", (generator) => {
  test("a schema in an extension becomes a component; anything else replaces the reference", () => {
    const given = {
      paths: { "/a": { get: { parameters: [{ $ref: "#/x-parts/limit", description: "Own." }] } } },
      components: { "x-more": { B: { type: "string" } }, schemas: { C: { not: true } } },
      "x-parts": {
        A: { items: { $ref: "#/x-parts/A" } },
        limit: { in: "query", name: "limit", schema: { $ref: "#/x-parts/A" } },
      },
      list: [{ schema: { $ref: "#/components/x-more/B" } }],
    };
    const A = { $ref: "#/components/schemas/A" };
    expect(generatorInput(given, generator)).toMatchObject({
      paths: {
        "/a": {
          get: { parameters: [{ in: "query", name: "limit", schema: A, description: "Own." }] },
        },
      },
      components: { schemas: { A: { items: A }, B: { type: "string" }, C: { not: {} } } },
      list: [{ schema: { $ref: "#/components/schemas/B" } }],
    });
  });

  test("an endless reference in an extension is removed", () => {
    const given = { paths: { "/a": { $ref: "#/x-loop" } }, "x-loop": { $ref: "#/x-loop" } };
    expect(generatorInput(given, generator)).toMatchObject({ paths: {} });
  });

  test("a percent sign in a name is replaced", () => {
    const schemas = { "50%": { type: "string" }, B: { $ref: "#/components/schemas/50%25" } };
    expect(generatorInput({ components: { schemas } }, generator)).toMatchObject({
      components: {
        schemas: { "50-": { type: "string" }, B: { $ref: "#/components/schemas/50-" } },
      },
    });
  });

  test("a $dynamicRef becomes a reference if the document determines its target", () => {
    const schemas = {
      A: { $dynamicAnchor: "one", items: { $dynamicRef: "#one", description: "D" } },
      B: { $dynamicAnchor: "two" },
      C: { $dynamicAnchor: "two", items: { $dynamicRef: "#two" } },
    };
    expect(generatorInput({ components: { schemas } }, generator)).toMatchObject({
      components: {
        schemas: {
          A: { items: { $ref: "#/components/schemas/A", description: "D" } },
          C: { items: { $dynamicRef: "#two" } },
        },
      },
    });
  });
});

test.each([
  [30, { allOf: [{ $ref: "#/a" }, { $ref: "#/b" }, { $ref: "#/c" }] }],
  [60, {}],
])("an intersection of three unions of %d types is any value if it is too large", (size, want) => {
  const union = { oneOf: Array.from({ length: size }, (_, index) => ({ const: index })) };
  const all = { allOf: [{ $ref: "#/a" }, { $ref: "#/b" }, { $ref: "#/c" }] };
  const given = { a: union, b: { anyOf: [{ $ref: "#/a" }] }, c: union, all };
  expect(generatorInput(given, "models")).toMatchObject({ a: union });
  expect((generatorInput(given, "models") as { readonly all: object }).all).toEqual(want);
});

test("a reference with which a union would contain itself is any value, and one below a property is not", () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const Tree = { type: "object", properties: { left: ref("Tree") } };
  const X = { anyOf: [ref("Y"), { type: "integer" }] };
  const given = { components: { schemas: { X, Y: { oneOf: [ref("X"), ref("Tree")] }, Tree } } };
  expect(generatorInput(given, "models")).toEqual({
    components: { schemas: { X, Y: { oneOf: [{}, ref("Tree")] }, Tree } },
  });
});
