// Generated from openapi/training-provider.yaml#/components/schemas/ELearningEnrollment. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    from: "list-e-learning-enrollments#/responses/200/application~1json/0/value/0",
  },
];

export const usedBy = {
  operations: [
    {
      id: "list-e-learning-enrollments",
      response: true,
    },
  ],
};
