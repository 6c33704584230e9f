// Generated from openapi/training-provider.yaml#/components/schemas/VirtualClassCreate. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    from: "create-class#/request/application~1json/1/value",
  },
];

export const usedBy = { models: ["ClassCreate"] };
