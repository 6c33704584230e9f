// Generated from openapi/training-provider.yaml#/components/schemas/LearnerReference. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    from: "create-class-enrollment#/responses/200/application~1json/0/value/learner",
  },
];

export const usedBy = { models: ["ClassEnrollmentCreated"] };
