// Generated from tests/fixtures/specs/composition.yaml#/components/schemas/Card. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "@reference";

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
} satisfies NamedSchema;
