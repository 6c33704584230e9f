// Generated from openapi/training-provider.yaml#/components/schemas/PhoneNumber. Run `npm run codegen`; do not edit.
import type { PhoneNumber } from "../models";

export const examples = [
  {
    name: "example-1",
    value: "45 20123456" satisfies PhoneNumber,
  },
  {
    name: "example-2",
    value: "1 2025550123x42" satisfies PhoneNumber,
  },
];

export const usedBy = { models: ["NewClassLearner", "NewELearningLearner", "LearnerUpdate"] };
