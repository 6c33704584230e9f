// Generated from openapi/training-provider.yaml#/components/schemas/ErrorListBody. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    from: "#/ClassLearningRecordBadRequest/application~1json/2/value",
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
