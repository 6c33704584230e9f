// Generated from openapi/training-provider.yaml#/components/schemas/ClassLearningRecordCreate. Run `npm run codegen`; do not edit.
import type { ClassLearningRecordCreate } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      learnerId: "a54c97e2d01b",
      grade: "PASSED",
      notes: "Excellent rescue exercise.",
    } satisfies ClassLearningRecordCreate,
  },
];
