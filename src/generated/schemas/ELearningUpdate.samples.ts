// Generated from openapi/training-provider.yaml#/components/schemas/ELearningUpdate. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    from: "update-elearning#/request/application~1json/0/value",
  },
];

export const usedBy = {
  operations: [
    {
      id: "update-elearning",
      request: true,
    },
  ],
};
