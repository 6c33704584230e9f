// Generated from openapi/training-provider.yaml#/components/schemas/LearnerUpdate. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const LearnerUpdate = {
  name: "LearnerUpdate",
  type: "object",
  description: "The learner details to change. Fields you leave out do not change.",
  properties: [
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
    {
      name: "email",
      type: "string",
      format: "email",
      description: "Email address.",
    },
    {
      name: "phone",
      type: { ref: "PhoneNumber" },
      description: "Phone number with its country code.",
    },
  ],
  pageExamples: [
    {
      name: "example",
      from: "update-learner#/request/application~1json/0/value",
    },
  ],
  usedBy: {
    operations: [
      {
        id: "update-learner",
        request: true,
      },
    ],
  },
} satisfies NamedSchema;
