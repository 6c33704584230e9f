// Generated from openapi/training-provider.yaml#/components/schemas/CourseValidationRules. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const CourseValidationRules = {
  name: "CourseValidationRules",
  type: "object",
  description: "Limits that a course sets for its classes.",
  properties: [
    {
      name: "maximumNumberOfSeats",
      type: "integer",
      description: "The maximum number of seats of a class.",
    },
    {
      name: "minimumNumberOfInstructors",
      type: "integer",
      description: "The minimum number of instructors of a class.",
    },
    {
      name: "minimumNumberOfEvaluators",
      type: "integer",
      description: "The minimum number of evaluators of a class.",
    },
    {
      name: "minimumNumberOfSchedules",
      type: "integer",
      description: "The minimum number of schedule events of a class.",
    },
  ],
  pageExamples: [
    {
      name: "example",
      from: "list-instructor-led-courses#/responses/200/application~1json/0/value/0/validationRules",
    },
  ],
  usedBy: { models: ["InstructorLedCourse"] },
} satisfies NamedSchema;
