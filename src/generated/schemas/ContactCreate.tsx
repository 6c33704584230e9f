// Generated from openapi/training-provider.yaml#/components/schemas/ContactCreate. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const ContactCreate = {
  name: "ContactCreate",
  type: "object",
  description: "Contact details for a class.",
  properties: [
    {
      name: "email",
      type: "string",
      format: "email",
      required: true,
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
  closed: true,
  pageExamples: [
    {
      name: "example",
      from: "create-class#/request/application~1json/0/value/contact",
    },
  ],
  usedBy: { models: ["ClassCreateBase"] },
} satisfies NamedSchema;
