// Generated from openapi/training-provider.yaml#/components/schemas/ClassCreate. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    from: "create-class#/request/application~1json/0/value",
  },
];

export const usedBy = {
  operations: [
    {
      id: "create-class",
      request: true,
    },
  ],
};
