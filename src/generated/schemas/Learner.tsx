// Generated from openapi/training-provider.yaml#/components/schemas/Learner. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const Learner = {
  name: "Learner",
  type: "object",
  description: "A person who takes part in training.",
  properties: [
    {
      name: "id",
      type: "string",
      required: true,
      description: "Identifies the learner in other calls.",
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
    {
      name: "uniqueSystemIdentifier",
      type: "string",
      description: "The learner's unique identifier in the system.",
    },
    {
      name: "email",
      type: "string",
      description: "Email address.",
    },
    {
      name: "phone",
      type: "string",
      description: "Phone number.",
    },
    {
      name: "created",
      type: "string",
      description: "When the learner was added.",
    },
  ],
  pageExamples: [
    {
      name: "example",
      from: "update-learner#/responses/200/application~1json/0/value",
    },
  ],
  usedBy: {
    operations: [
      {
        id: "update-learner",
        response: true,
      },
    ],
  },
} satisfies NamedSchema;
