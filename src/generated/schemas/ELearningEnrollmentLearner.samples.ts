// Generated from openapi/training-provider.yaml#/components/schemas/ELearningEnrollmentLearner. Run `npm run codegen`; do not edit.
import type { ELearningEnrollmentLearner } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      id: "8db14e6f70a2",
      firstname: "Wei Ling",
      lastname: "Tan",
      email: "weiling.tan@example.com",
      phone: "65 81234567",
    } satisfies ELearningEnrollmentLearner,
  },
];
