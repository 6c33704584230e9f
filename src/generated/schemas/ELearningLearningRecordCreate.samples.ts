// Generated from openapi/training-provider.yaml#/components/schemas/ELearningLearningRecordCreate. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    from: "create-e-learning-learning-record#/request/application~1json/0/value",
  },
];

export const usedBy = {
  operations: [
    {
      id: "create-e-learning-learning-record",
      request: true,
    },
  ],
};
