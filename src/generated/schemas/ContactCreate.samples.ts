// Generated from openapi/training-provider.yaml#/components/schemas/ContactCreate. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    from: "create-class#/request/application~1json/0/value/contact",
  },
];

export const usedBy = { models: ["ClassCreateBase"] };
