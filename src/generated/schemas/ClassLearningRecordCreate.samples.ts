// Generated from openapi/training-provider.yaml#/components/schemas/ClassLearningRecordCreate. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    from: "create-class-learning-record#/request/application~1json/0/value",
  },
];

export const usedBy = {
  operations: [
    {
      id: "create-class-learning-record",
      request: true,
    },
  ],
};
