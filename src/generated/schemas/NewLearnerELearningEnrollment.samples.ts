// Generated from openapi/training-provider.yaml#/components/schemas/NewLearnerELearningEnrollment. Run `npm run codegen`; do not edit.
import type { NewLearnerELearningEnrollment } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      employerId: "04eb9d7c5f36",
      newLearner: {
        firstname: "Arjun",
        lastname: "Rao",
        email: "arjun.rao@example.com",
        phone: "91 9812345678x204",
      },
      enrolledAt: "2026-10-06T04:00:00Z",
    } satisfies NewLearnerELearningEnrollment,
  },
];
