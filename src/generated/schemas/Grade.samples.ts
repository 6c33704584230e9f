// Generated from openapi/training-provider.yaml#/components/schemas/Grade. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    from: "create-class-learning-record#/responses/200/application~1json/0/value/grade",
  },
];

export const usedBy = { models: ["ClassLearningRecordCreated"] };
