import { expect, test } from "vitest";
import { branchOf } from "../../../codegen/samples/branch";
import type { JsonValue } from "../../../codegen/model/types";
import { modelOf } from "../given";

const string = { type: "string" };
const schemas = {
  Base: { type: "object", required: ["id"], properties: { id: string } },
  Card: {
    allOf: [{ $ref: "#/components/schemas/Base" }],
    type: "object",
    required: ["number"],
    properties: { kind: { const: "card" }, number: string },
  },
  Gift: {
    type: "object",
    required: ["number"],
    properties: { kind: { enum: ["gift"] }, number: string, note: { type: ["string", "null"] } },
  },
  Plain: { type: "object", properties: { number: { type: "integer" }, note: { type: "null" } } },
  Payment: {
    anyOf: ["Card", "Gift", "Plain"].map((name) => ({ $ref: `#/components/schemas/${name}` })),
  },
  Beside: {
    type: "object",
    properties: { amount: { type: "integer" } },
    oneOf: [{ $ref: "#/components/schemas/Card" }, { $ref: "#/components/schemas/Gift" }],
  },
  Tagged: {
    oneOf: [{ $ref: "#/components/schemas/Gift" }, { $ref: "#/components/schemas/Card" }],
    discriminator: { propertyName: "kind", mapping: { card: "Card", debit: "Card", gift: "Gift" } },
  },
};
const model = modelOf({ components: { schemas } });

test.each<[name: string, value: JsonValue, want: string | undefined]>([
  ["Payment", { id: "1", number: "4" }, "Card"],
  ["Payment", { number: "4" }, "Gift"],
  ["Payment", { id: "1", number: "4", kind: "gift", note: "x" }, "Gift"],
  ["Payment", { id: "1", number: "4", note: null }, "Card"],
  ["Payment", { number: 4 }, "Plain"],
  ["Payment", { note: null }, "Plain"],
  ["Payment", { note: "x" }, undefined],
  ["Payment", "4", undefined],
  ["Beside", { number: "4", amount: 1 }, "Gift"],
  ["Tagged", { kind: "debit" }, "Card"],
  ["Tagged", { kind: "gift", id: "1", number: "4" }, "Gift"],
  ["Gift", { number: "4" }, undefined],
])("a body of %s, %j, shows the variant %s", (name, value, want) => {
  const schema = model.schemas.find((one) => one.name === name)?.schema;
  expect(branchOf(value, schema, model)).toBe(want);
});
