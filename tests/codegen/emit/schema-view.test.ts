import { describe, expect, it } from "vitest";
import { schemaView } from "../../../codegen/emit/schema-view";
import { schemaOf } from "../given";

const alternatives = (raw: unknown) =>
  schemaView(schemaOf(raw)).unions.map(({ element, variants }) => [element, variants.length]);

describe("the alternatives of a union", () => {
  it.each([
    ["bare types", { type: ["string", "number"] }],
    ["bare types in branches", { anyOf: [{ type: "string" }, { type: "integer" }] }],
    ["bare types and null", { type: ["string", "number", "null"] }],
  ])("are told by the type alone: %s", (_name, raw) => {
    expect(alternatives(raw)).toEqual([]);
    expect(schemaView(schemaOf(raw)).attributes[0]?.[1]).toMatch(/^string or /);
  });

  it.each([
    ["a constraint", { oneOf: [{ type: "string", minLength: 3 }, { type: "integer" }] }, "OneOf"],
    [
      "a description",
      { anyOf: [{ type: "string", description: "A name." }, { type: "integer" }] },
      "AnyOf",
    ],
    ["an enum", { anyOf: [{ enum: ["auto"] }, { type: "integer" }] }, "AnyOf"],
    [
      "a structure",
      { anyOf: [{ type: "string" }, { type: "object", properties: { a: {} } }] },
      "AnyOf",
    ],
  ])("are shown when a branch has %s", (_name, raw, element) => {
    expect(alternatives(raw)).toEqual([[element, 2]]);
  });
});
