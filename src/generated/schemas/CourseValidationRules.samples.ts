// Generated from openapi/training-provider.yaml#/components/schemas/CourseValidationRules. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    from: "list-instructor-led-courses#/responses/200/application~1json/0/value/0/validationRules",
  },
];

export const usedBy = { models: ["InstructorLedCourse"] };
