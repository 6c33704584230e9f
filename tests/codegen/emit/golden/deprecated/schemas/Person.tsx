// Generated from tests/fixtures/specs/deprecated.yaml#/components/schemas/Person. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "@reference";

export const Person = {
  name: "Person",
  type: "object",
  properties: [
    {
      name: "name",
      type: "string",
    },
  ],
} satisfies NamedSchema;
