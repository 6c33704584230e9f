// Generated from openapi/training-provider.yaml#/components/schemas/SeatsInventory. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    from: "list-classes#/responses/200/application~1json/0/value/0/seatsInventory",
  },
];

export const usedBy = { models: ["Class"] };
