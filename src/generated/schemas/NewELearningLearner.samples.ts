// Generated from openapi/training-provider.yaml#/components/schemas/NewELearningLearner. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    from: "create-e-learning-enrollment#/request/application~1json/1/value/newLearner",
  },
];

export const usedBy = { models: ["NewLearnerELearningEnrollment"] };
