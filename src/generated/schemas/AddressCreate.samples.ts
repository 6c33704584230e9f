// Generated from openapi/training-provider.yaml#/components/schemas/AddressCreate. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    from: "create-class#/request/application~1json/0/value/address",
  },
];

export const usedBy = { models: ["InPersonClassCreate", "VirtualClassCreate"] };
