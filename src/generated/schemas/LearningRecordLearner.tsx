// Generated from openapi/training-provider.yaml#/components/schemas/LearningRecordLearner. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const LearningRecordLearner = {
  name: "LearningRecordLearner",
  type: "object",
  description: "A learner, as shown in learning records.",
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
      name: "email",
      type: "string",
      description: "Email address.",
    },
    {
      name: "phone",
      type: "string",
      description: "Phone number.",
    },
  ],
  pageExamples: [
    {
      name: "example",
      from: "list-class-learning-records#/responses/200/application~1json/0/value/0/learner",
    },
  ],
  usedBy: { models: ["LearningRecord"] },
} satisfies NamedSchema;
