// Generated from tests/fixtures/specs/composition.yaml#/components/schemas/Bank. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "@reference";

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
} satisfies NamedSchema;
