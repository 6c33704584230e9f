// Generated from openapi/training-provider.yaml#/components/schemas/Contact. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "@reference";

export const Contact = {
  name: "Contact",
  type: "object",
  description: "Contact details for a class.",
  properties: [
    {
      name: "email",
      type: "string",
      format: "email",
      description: "Email address for questions.",
    },
    {
      name: "fax",
      type: "string",
      description: "Fax number.",
    },
    {
      name: "telephone",
      type: "string",
      description: "Phone number for questions.",
    },
  ],
} satisfies NamedSchema;
