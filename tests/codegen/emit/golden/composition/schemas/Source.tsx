// Generated from tests/fixtures/specs/composition.yaml#/components/schemas/Source. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

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
  pageExamples: [
    {
      name: "example-1",
      sampled: true,
      variant: "Card",
      value: {
        kind: "card",
        number: "1234567890123456",
      },
    },
    {
      name: "example-2",
      sampled: true,
      variant: "Bank account",
      value: {
        kind: "bank",
        iban: "text",
      },
    },
  ],
  usedBy: { models: ["Payment"] },
} satisfies NamedSchema;
