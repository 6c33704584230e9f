// Generated from openapi/training-provider.yaml#/components/schemas/ClassEnrollment. Run `npm run codegen`; do not edit.
import type { ClassEnrollment } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      id: "2be60f8d13c9",
      learner: {
        id: "a54c97e2d01b",
        firstname: "Freja",
        lastname: "Holm",
        uniqueSystemIdentifier: "FH-204518",
        email: "freja.holm@example.com",
        phone: "45 20123456",
      },
      employer: {
        id: "f17a3e05bc82",
        name: "Nordsee Wind GmbH",
      },
      enrolledAt: "2027-01-12T10:05:00Z",
    } satisfies ClassEnrollment,
  },
];
