// Generated from openapi/training-provider.yaml#/components/schemas/NewClassLearner. Run `npm run codegen`; do not edit.
import type { NewClassLearner } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      firstname: "Aisling",
      lastname: "Byrne",
      email: "aisling.byrne@example.com",
      phone: "353 861234567",
    } satisfies NewClassLearner,
  },
];
