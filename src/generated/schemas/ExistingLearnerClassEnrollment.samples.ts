// Generated from openapi/training-provider.yaml#/components/schemas/ExistingLearnerClassEnrollment. Run `npm run codegen`; do not edit.
import type { ExistingLearnerClassEnrollment } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      employerId: "f17a3e05bc82",
      learnerId: "a54c97e2d01b",
    } satisfies ExistingLearnerClassEnrollment,
  },
];
