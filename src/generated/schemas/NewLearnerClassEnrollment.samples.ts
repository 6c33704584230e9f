// Generated from openapi/training-provider.yaml#/components/schemas/NewLearnerClassEnrollment. Run `npm run codegen`; do not edit.
import type { NewLearnerClassEnrollment } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      employerId: "f17a3e05bc82",
      newLearner: {
        firstname: "Aisling",
        lastname: "Byrne",
        email: "aisling.byrne@example.com",
        phone: "353 861234567",
      },
      enrolledAt: "2027-01-14T09:00:00Z",
    } satisfies NewLearnerClassEnrollment,
  },
];
