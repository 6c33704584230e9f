// Generated from openapi/training-provider.yaml#/components/schemas/LearnerReference. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const LearnerReference = {
  name: "LearnerReference",
  type: "object",
  description: "A learner in brief.",
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
  ],
  pageExamples: [
    {
      name: "example",
      from: "create-class-enrollment#/responses/200/application~1json/0/value/learner",
    },
  ],
  usedBy: { models: ["ClassEnrollmentCreated"] },
} satisfies NamedSchema;
