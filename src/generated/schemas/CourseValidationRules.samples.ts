// Generated from openapi/training-provider.yaml#/components/schemas/CourseValidationRules. Run `npm run codegen`; do not edit.
import type { CourseValidationRules } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      maximumNumberOfSeats: 16,
      minimumNumberOfInstructors: 1,
      minimumNumberOfEvaluators: 1,
      minimumNumberOfSchedules: 2,
    } satisfies CourseValidationRules,
  },
];
