// Generated from openapi/training-provider.yaml#/components/schemas/ClassLearningRecordCreated. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    from: "create-class-learning-record#/responses/200/application~1json/0/value",
  },
];

export const usedBy = {
  operations: [
    {
      id: "create-class-learning-record",
      response: true,
    },
  ],
};
