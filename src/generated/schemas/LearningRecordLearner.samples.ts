// Generated from openapi/training-provider.yaml#/components/schemas/LearningRecordLearner. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    from: "list-class-learning-records#/responses/200/application~1json/0/value/0/learner",
  },
];

export const usedBy = { models: ["LearningRecord"] };
