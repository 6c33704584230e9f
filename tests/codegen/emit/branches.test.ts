import { expect, test } from "vitest";
import { branchesOf } from "../../../codegen/emit/branches";
import type { JsonValue } from "../../../codegen/model/types";
import { modelOf } from "../given";

const string = { type: "string" };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
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
  Order: {
    type: "object",
    required: ["payment"],
    properties: { payment: ref("Payment"), parts: { type: "array", items: ref("Payment") } },
  },
  Nested: { oneOf: [ref("Gift"), ref("Order")] },
  Wide: { allOf: [ref("Order")], type: "object", properties: { note: string } },
};
const model = modelOf({ components: { schemas } });

test.each<[name: string, value: JsonValue, want: string]>([
  ["Payment", { id: "1", number: "4" }, "at~Card"],
  ["Payment", { number: "4" }, "at~Gift"],
  ["Payment", { id: "1", number: "4", kind: "gift", note: "x" }, "at~Gift"],
  ["Payment", { id: "1", number: "4", note: null }, "at~Card"],
  ["Payment", { number: 4 }, "at~Plain"],
  ["Payment", { note: null }, "at~Plain"],
  ["Payment", { note: "x" }, ""],
  ["Payment", "4", ""],
  ["Beside", { number: "4", amount: 1 }, "at~Gift"],
  ["Tagged", { kind: "debit" }, "at~Card"],
  ["Tagged", { kind: "gift", id: "1", number: "4" }, "at~Gift"],
  ["Order", { payment: { number: "4" } }, "at.payment~Gift"],
  ["Order", { parts: [{ number: 4 }, { number: "4" }] }, "at.parts~Plain"],
  ["Nested", { kind: "order", payment: { number: 4 } }, "at~Order at~Order.payment~Plain"],
  ["Wide", { payment: { number: 4 } }, "at.payment~Plain"],
  ["Gift", { number: "4" }, ""],
])("a body of %s, %j, shows the variants %s", (name, value, want) => {
  const schema = model.schemas.find((one) => one.name === name)?.schema;
  expect(branchesOf(value, schema, "at", model.index).join(" ")).toBe(want);
});
