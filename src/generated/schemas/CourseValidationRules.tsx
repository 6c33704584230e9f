// Generated from openapi/training-provider.yaml#/components/schemas/CourseValidationRules. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "@reference";

export const CourseValidationRules = {
  name: "CourseValidationRules",
  type: "object",
  description: "Limits that a course sets for its classes.",
  properties: [
    {
      name: "maximumNumberOfSeats",
      type: "integer",
      description: "The most seats a class may have.",
    },
    {
      name: "minimumNumberOfInstructors",
      type: "integer",
      description: "The fewest instructors a class needs.",
    },
    {
      name: "minimumNumberOfEvaluators",
      type: "integer",
      description: "The fewest evaluators a class needs.",
    },
    {
      name: "minimumNumberOfSchedules",
      type: "integer",
      description: "The fewest schedule events a class needs.",
    },
  ],
} satisfies NamedSchema;
