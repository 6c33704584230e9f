// Generated from openapi/training-provider.yaml#/components/schemas/LearningRecord. Run `npm run codegen`; do not edit.
import type { LearningRecord } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      id: "cb5182e7d60a",
      result: "PASSED",
      notes: "Excellent rescue exercise.",
      learner: {
        id: "a54c97e2d01b",
        firstname: "Freja",
        lastname: "Holm",
        email: "freja.holm@example.com",
        phone: "45 20123456",
      },
    } satisfies LearningRecord,
  },
];
