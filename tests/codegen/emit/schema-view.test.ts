import { describe, expect, test } from "vitest";
import { schemaView } from "../../../codegen/emit/schema-view";
import type { Raw } from "../../../codegen/document/document";
import { compact, schemaOf } from "../given";

const view = (raw: unknown, others: Raw = {}) => schemaView(schemaOf(raw, others));

describe("facts", () => {
  test.each([
    ["const", { type: "boolean", const: false }, { type: "boolean", const: false }],
    ["default", { type: "boolean", default: false }, { type: "boolean", default: false }],
    ["default", { type: "integer", default: 0 }, { type: "integer", default: 0 }],
    ["example", { type: "boolean", example: false }, { type: "boolean", example: false }],
    ["flag", { type: "string", readOnly: true }, { type: "string", readOnly: true }],
  ])("includes a %s that is false or 0, but not a flag that is false", (_title, raw, want) => {
    expect(view(raw)).toEqual(want);
  });

  test("false is a value of an enum", () => {
    expect(view({ enum: [false, "no"] }).enum).toEqual([{ value: false }, { value: "no" }]);
  });
});

describe("the alternatives of a union", () => {
  test.each([
    ["bare types", { type: ["string", "number"] }, ["string", "number"]],
    [
      "bare types in variants",
      { anyOf: [{ type: "string" }, { type: "integer" }] },
      ["string", "integer"],
    ],
    ["bare types and null", { type: ["string", "number", "null"] }, ["string", "number"]],
  ])("are shown by the type alone: %s", (_title, raw, or) => {
    expect(view(raw)).toMatchObject({ type: { or }, unions: undefined });
  });

  test.each([
    ["a constraint", { oneOf: [{ type: "string", minLength: 3 }, { type: "integer" }] }, "oneOf"],
    [
      "a description",
      { anyOf: [{ type: "string", description: "A name." }, { type: "integer" }] },
      "anyOf",
    ],
    ["an enum", { anyOf: [{ enum: ["auto"] }, { type: "integer" }] }, "anyOf"],
    [
      "a structure",
      { anyOf: [{ type: "string" }, { type: "object", properties: { a: {} } }] },
      "anyOf",
    ],
    ["a title", { anyOf: [{ type: "string", title: "Name" }, { type: "integer" }] }, "anyOf"],
    [
      "a condition",
      { anyOf: [{ type: "string", not: { const: "x" } }, { type: "integer" }] },
      "anyOf",
    ],
  ])("are listed if a variant has %s", (_title, raw, mode) => {
    const { unions = [] } = view(raw);
    expect(unions.map((union) => [union.mode, union.variants.length])).toEqual([[mode, 2]]);
  });
});

describe("the items of an array", () => {
  const a = { type: "object", properties: { a: {} } };
  const row = { name: "a", type: "any" };
  const array = (items: unknown, more: object = {}) =>
    compact(view({ type: "array", items, ...more }, { Base: a }));

  test("lend their contents to its row: properties, variants, included schemas, values, notes", () => {
    const base = { $ref: "#/components/schemas/Base" };
    expect(array({ allOf: [base], properties: { a: {} }, required: ["b"] })).toEqual({
      type: { array: "object" },
      properties: [row],
      allOf: ["Base"],
      notes: [{ note: "required", names: ["b"] }],
    });
    expect(array({ oneOf: [{ ...a, title: "A" }, base] })).toEqual({
      type: { array: { or: ["object", { ref: "Base" }] } },
      unions: [
        {
          mode: "oneOf",
          variants: [
            { label: "A", type: "object", title: "A", properties: [row] },
            { label: "Base", type: { ref: "Base" } },
          ],
        },
      ],
    });
    expect(array({ type: "string", enum: ["x"] })).toEqual({
      type: { array: "string" },
      enum: [{ value: "x" }],
    });
  });

  test.each([
    ["words", { ...a, description: "One." }, {}],
    ["a fact", { ...a, minProperties: 1 }, {}],
    ["null", { ...a, type: ["object", "null"] }, {}],
    ["external documentation", { ...a, externalDocs: { url: "https://a.example" } }, {}],
    ["prefixItems before them", a, { prefixItems: [{}] }],
    ["a rule of the array next to them", a, { contains: { const: 1 } }],
  ])("have their own row with %s", (_title, items, more) => {
    const shown = array(items, more);
    expect(shown).toMatchObject({ items: { type: "object", properties: [row] } });
    expect(shown).not.toHaveProperty("properties");
  });
});
