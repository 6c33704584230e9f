// Generated from openapi/training-provider.yaml#/components/schemas/ClassLearningRecordCreated. Run `npm run codegen`; do not edit.
import type { ClassLearningRecordCreated } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      attendance: {
        id: "0a7de3529fc4",
        attendance: "PRESENT",
      },
      grade: {
        id: "cb5182e7d60a",
        result: "PASSED",
        notes: "Excellent rescue exercise.",
      },
    } satisfies ClassLearningRecordCreated,
  },
];
