// Generated from openapi/training-provider.yaml#/components/schemas/ELearningEnrollment. Run `npm run codegen`; do not edit.
import type { ELearningEnrollment } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      id: "53c7f0a9e21d",
      learner: {
        id: "8db14e6f70a2",
        firstname: "Wei Ling",
        lastname: "Tan",
        email: "weiling.tan@example.com",
        phone: "65 81234567",
      },
      employer: {
        id: "04eb9d7c5f36",
        name: "Straits Offshore Pte Ltd",
      },
      enrolledAt: "2026-10-05T02:15:00Z",
    } satisfies ELearningEnrollment,
  },
];
