// Generated from openapi/training-provider.yaml#/components/schemas/ClassUpdate. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    from: "update-class#/request/application~1json/0/value",
  },
];

export const usedBy = {
  operations: [
    {
      id: "update-class",
      request: true,
    },
  ],
};
