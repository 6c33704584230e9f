// Generated from openapi/training-provider.yaml#/components/schemas/LearningRecord. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    from: "list-class-learning-records#/responses/200/application~1json/0/value/0",
  },
];

export const usedBy = {
  operations: [
    {
      id: "list-class-learning-records",
      response: true,
    },
    {
      id: "list-e-learning-records",
      response: true,
    },
  ],
};
