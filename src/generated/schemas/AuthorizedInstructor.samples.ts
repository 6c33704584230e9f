// Generated from openapi/training-provider.yaml#/components/schemas/AuthorizedInstructor. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    from: "list-authorized-instructors#/responses/200/application~1json/0/value/0",
  },
];

export const usedBy = {
  operations: [
    {
      id: "list-authorized-instructors",
      response: true,
    },
  ],
};
