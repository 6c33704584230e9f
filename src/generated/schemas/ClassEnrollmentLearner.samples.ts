// Generated from openapi/training-provider.yaml#/components/schemas/ClassEnrollmentLearner. Run `npm run codegen`; do not edit.
import type { ClassEnrollmentLearner } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      id: "a54c97e2d01b",
      firstname: "Freja",
      lastname: "Holm",
      uniqueSystemIdentifier: "FH-204518",
      email: "freja.holm@example.com",
      phone: "45 20123456",
    } satisfies ClassEnrollmentLearner,
  },
];
