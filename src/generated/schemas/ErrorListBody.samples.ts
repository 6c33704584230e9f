// Generated from openapi/training-provider.yaml#/components/schemas/ErrorListBody. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    from: "create-class-learning-record#/responses/400/application~1json/2/value",
  },
];
