// Generated from tests/fixtures/specs/composition.yaml#/components/schemas/Failure. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "@reference";

export const Failure = {
  name: "Failure",
  type: "object",
  properties: [
    {
      name: "value",
      type: "any",
    },
    {
      name: "nothing",
      type: "never",
    },
  ],
  closed: true,
  allOf: ["Base"],
} satisfies NamedSchema;
