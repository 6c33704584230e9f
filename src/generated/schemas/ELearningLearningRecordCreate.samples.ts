// Generated from openapi/training-provider.yaml#/components/schemas/ELearningLearningRecordCreate. Run `npm run codegen`; do not edit.
import type { ELearningLearningRecordCreate } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      learnerId: "8db14e6f70a2",
      grade: "PASSED",
      completed: "2026-10-19T06:32:00Z",
    } satisfies ELearningLearningRecordCreate,
  },
];
