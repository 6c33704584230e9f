// Generated from openapi/training-provider.yaml#/components/schemas/Contact. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

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
  pageExamples: [
    {
      name: "example",
      from: "list-classes#/responses/200/application~1json/0/value/0/contact",
    },
  ],
  usedBy: { models: ["Class"] },
} satisfies NamedSchema;
