// Generated from openapi/training-provider.yaml#/components/schemas/Contact. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "@reference";

export const Contact = {
  name: "Contact",
  type: "object",
  description: "How to reach somebody about a class.",
  properties: [
    {
      name: "email",
      type: "string",
      format: "email",
      description: "Address that questions go to.",
    },
    {
      name: "fax",
      type: "string",
      description: "Fax number.",
    },
    {
      name: "telephone",
      type: "string",
      description: "Number to call.",
    },
  ],
} satisfies NamedSchema;
