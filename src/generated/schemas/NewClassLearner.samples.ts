// Generated from openapi/training-provider.yaml#/components/schemas/NewClassLearner. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    from: "create-class-enrollment#/request/application~1json/1/value/newLearner",
  },
];

export const usedBy = { models: ["NewLearnerClassEnrollment"] };
