// Generated from openapi/training-provider.yaml#/components/schemas/KeyedErrorBody. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    from: "list-classes#/responses/400/application~1json/1/value",
  },
];
