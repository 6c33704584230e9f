// Generated from openapi/training-provider.yaml#/components/schemas/ClassEnrollmentCreated. Run `npm run codegen`; do not edit.
import type { ClassEnrollmentCreated } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      id: "2be60f8d13c9",
      learner: {
        id: "a54c97e2d01b",
        firstname: "Freja",
        lastname: "Holm",
      },
    } satisfies ClassEnrollmentCreated,
  },
];
