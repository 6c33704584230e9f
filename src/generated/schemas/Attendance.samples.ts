// Generated from openapi/training-provider.yaml#/components/schemas/Attendance. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    from: "create-class-learning-record#/responses/200/application~1json/0/value/attendance",
  },
];

export const usedBy = { models: ["ClassLearningRecordCreated"] };
