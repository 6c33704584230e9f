// Generated from openapi/training-provider.yaml#/components/schemas/ExistingLearnerELearningEnrollment. Run `npm run codegen`; do not edit.
import type { ExistingLearnerELearningEnrollment } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      employerId: "04eb9d7c5f36",
      learnerId: "8db14e6f70a2",
      enrolledAt: "2026-10-05T02:15:00Z",
    } satisfies ExistingLearnerELearningEnrollment,
  },
];
