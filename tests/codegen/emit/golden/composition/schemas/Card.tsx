// Generated from tests/fixtures/specs/composition.yaml#/components/schemas/Card. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";
import type { Card as CardModel } from "../models";

export const Card = {
  name: "Card",
  type: "object",
  properties: [
    {
      name: "kind",
      type: "string",
      const: "card",
      required: true,
    },
    {
      name: "number",
      type: "string",
      pattern: "^\\d{16}$",
      required: true,
    },
  ],
  pageExamples: [
    {
      name: "example",
      sampled: true,
      value: {
        kind: "card",
        number: "1234567890123456",
      } satisfies CardModel,
    },
  ],
  usedBy: { models: ["Source"] },
} satisfies NamedSchema;
