// Generated from tests/fixtures/specs/foreign.yaml#/components/schemas/author. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "@reference";

export const Author = {
  name: "author",
  type: "object",
  properties: [
    {
      name: "name",
      type: "string",
      required: true,
    },
    {
      name: "born",
      type: "integer",
    },
  ],
} satisfies NamedSchema;
