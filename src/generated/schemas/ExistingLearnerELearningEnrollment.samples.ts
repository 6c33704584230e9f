// Generated from openapi/training-provider.yaml#/components/schemas/ExistingLearnerELearningEnrollment. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    from: "create-e-learning-enrollment#/request/application~1json/0/value",
  },
];

export const usedBy = { models: ["ELearningEnrollmentCreate"] };
