// Generated from openapi/training-provider.yaml#/components/schemas/ContactUpdate. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";
import type { ContactUpdate as ContactUpdateModel } from "../models";

export const ContactUpdate = {
  name: "ContactUpdate",
  type: "object",
  description: "The contact fields to change; all are optional.",
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
      sampled: true,
      value: {
        email: "ada@example.com",
        fax: "1 2025550123",
        telephone: "1 2025550123",
      } satisfies ContactUpdateModel,
    },
  ],
  usedBy: { models: ["ClassUpdate"] },
} satisfies NamedSchema;
