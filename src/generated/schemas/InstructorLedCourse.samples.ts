// Generated from openapi/training-provider.yaml#/components/schemas/InstructorLedCourse. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    from: "list-instructor-led-courses#/responses/200/application~1json/0/value/0",
  },
];

export const usedBy = {
  operations: [
    {
      id: "list-instructor-led-courses",
      response: true,
    },
  ],
};
