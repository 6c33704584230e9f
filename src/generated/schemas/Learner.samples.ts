// Generated from openapi/training-provider.yaml#/components/schemas/Learner. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    from: "update-learner#/responses/200/application~1json/0/value",
  },
];

export const usedBy = {
  operations: [
    {
      id: "update-learner",
      response: true,
    },
  ],
};
