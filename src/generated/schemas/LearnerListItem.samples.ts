// Generated from openapi/training-provider.yaml#/components/schemas/LearnerListItem. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    from: "list-learners#/responses/200/application~1json/0/value/0",
  },
];

export const usedBy = {
  operations: [
    {
      id: "list-learners",
      response: true,
    },
  ],
};
