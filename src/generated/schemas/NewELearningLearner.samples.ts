// Generated from openapi/training-provider.yaml#/components/schemas/NewELearningLearner. Run `npm run codegen`; do not edit.
import type { NewELearningLearner } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      firstname: "Arjun",
      lastname: "Rao",
      email: "arjun.rao@example.com",
      phone: "91 9812345678x204",
    } satisfies NewELearningLearner,
  },
];
