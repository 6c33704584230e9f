// Generated from openapi/training-provider.yaml#/components/schemas/ClassLearningRecordCreated. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "@reference";

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
} satisfies NamedSchema;
