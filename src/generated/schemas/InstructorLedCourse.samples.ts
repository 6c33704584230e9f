// Generated from openapi/training-provider.yaml#/components/schemas/InstructorLedCourse. Run `npm run codegen`; do not edit.
import type { InstructorLedCourse } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      id: "b80d6f13e4a7",
      name: "Working at height",
      description: "Use fall protection and rescue a colleague from height.",
      deliveryMethod: "OFFLINE",
      validationRules: {
        maximumNumberOfSeats: 16,
        minimumNumberOfInstructors: 1,
        minimumNumberOfEvaluators: 1,
        minimumNumberOfSchedules: 2,
      },
    } satisfies InstructorLedCourse,
  },
];
