// Generated from tests/fixtures/specs/composition.yaml#/components/schemas/Source. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "@reference";

export const Source = {
  name: "Source",
  type: { or: [{ ref: "Card" }, { ref: "Bank" }] },
  unions: [
    {
      mode: "oneOf",
      discriminator: "kind",
      variants: [
        {
          label: "Card",
          value: "card",
          type: { ref: "Card" },
        },
        {
          label: "Bank account",
          value: "bank",
          type: { ref: "Bank" },
        },
      ],
    },
  ],
} satisfies NamedSchema;
