// Generated from openapi/training-provider.yaml#/components/schemas/LearnerReference. Run `npm run codegen`; do not edit.
import type { LearnerReference } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      id: "a54c97e2d01b",
      firstname: "Freja",
      lastname: "Holm",
    } satisfies LearnerReference,
  },
];
