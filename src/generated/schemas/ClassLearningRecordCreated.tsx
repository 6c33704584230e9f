// Generated from openapi/training-provider.yaml#/components/schemas/ClassLearningRecordCreated. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const ClassLearningRecordCreated = {
  name: "ClassLearningRecordCreated",
  type: "object",
  description: "What has been recorded for the learner.",
  properties: [
    {
      name: "attendance",
      type: { ref: "Attendance" },
      required: true,
      description: "Whether the learner took part.",
    },
    {
      name: "grade",
      type: { ref: "Grade" },
      description: "How the learner did. Not every response has it.",
    },
  ],
  pageExamples: [
    {
      name: "example",
      from: "create-class-learning-record#/responses/200/application~1json/0/value",
    },
  ],
  usedBy: {
    operations: [
      {
        id: "create-class-learning-record",
        response: true,
      },
    ],
  },
} satisfies NamedSchema;
