// Generated from tests/fixtures/specs/composition.yaml#/components/schemas/Bank. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";
import type { Bank as BankModel } from "../models";

export const Bank = {
  name: "Bank",
  type: "object",
  title: "Bank account",
  properties: [
    {
      name: "kind",
      type: "string",
      const: "bank",
      required: true,
    },
    {
      name: "iban",
      type: "string",
    },
  ],
  pageExamples: [
    {
      name: "example",
      sampled: true,
      value: {
        kind: "bank",
        iban: "text",
      } satisfies BankModel,
    },
  ],
  usedBy: { models: ["Source"] },
} satisfies NamedSchema;
