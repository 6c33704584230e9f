// Generated from openapi/training-provider.yaml#/components/schemas/LearningRecordLearner. Run `npm run codegen`; do not edit.
import type { LearningRecordLearner } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      id: "a54c97e2d01b",
      firstname: "Freja",
      lastname: "Holm",
      email: "freja.holm@example.com",
      phone: "45 20123456",
    } satisfies LearningRecordLearner,
  },
];
