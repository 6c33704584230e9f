// Generated from openapi/training-provider.yaml#/components/schemas/ELearningUpdate. Run `npm run codegen`; do not edit.
import type { ELearningUpdate } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      publish: true,
      externalRegistrationUrl: "https://training.example.com/e-learning/manual-handling",
    } satisfies ELearningUpdate,
  },
];
