// Generated from tests/fixtures/specs/composition.yaml#/components/schemas/Base. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "@reference";

export const Base = {
  name: "Base",
  type: "object",
  properties: [
    {
      name: "id",
      type: "string",
      required: true,
    },
  ],
} satisfies NamedSchema;
