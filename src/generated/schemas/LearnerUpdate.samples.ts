// Generated from openapi/training-provider.yaml#/components/schemas/LearnerUpdate. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    from: "update-learner#/request/application~1json/0/value",
  },
];

export const usedBy = {
  operations: [
    {
      id: "update-learner",
      request: true,
    },
  ],
};
