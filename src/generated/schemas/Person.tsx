// Generated from openapi/training-provider.yaml#/components/schemas/Person. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "@reference";

export const Person = {
  name: "Person",
  type: "object",
  description: "A person who teaches or assesses a class.",
  properties: [
    {
      name: "id",
      type: "string",
      required: true,
      description: "Identifies the person in other calls.",
    },
    {
      name: "firstname",
      type: "string",
      description: "Given name.",
    },
    {
      name: "lastname",
      type: "string",
      description: "Family name.",
    },
  ],
} satisfies NamedSchema;
