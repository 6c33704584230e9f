// Generated from openapi/training-provider.yaml#/components/schemas/LearningRecord. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const LearningRecord = {
  name: "LearningRecord",
  type: "object",
  description: "What a learner achieved.",
  properties: [
    {
      name: "id",
      type: "string",
      required: true,
      description: "Identifies the record.",
    },
    {
      name: "result",
      type: "string",
      description: "Whether the learner passed.",
      enum: [{ value: "PASSED" }, { value: "FAILED" }],
    },
    {
      name: "notes",
      type: "string",
      description: "Remarks on the result.",
    },
    {
      name: "learner",
      type: { ref: "LearningRecordLearner" },
      description: "The learner whose record it is.",
    },
  ],
  pageExamples: [
    {
      name: "example",
      from: "list-class-learning-records#/responses/200/application~1json/0/value/0",
    },
  ],
  usedBy: {
    operations: [
      {
        id: "list-class-learning-records",
        response: true,
      },
      {
        id: "list-e-learning-records",
        response: true,
      },
    ],
  },
} satisfies NamedSchema;
