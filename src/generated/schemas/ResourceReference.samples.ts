// Generated from openapi/training-provider.yaml#/components/schemas/ResourceReference. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    from: "create-class#/responses/200/application~1json/0/value",
  },
];

export const usedBy = {
  operations: [
    {
      id: "create-class",
      response: true,
    },
    {
      id: "update-class",
      response: true,
    },
    {
      id: "delete-class",
      response: true,
    },
    {
      id: "create-e-learning-enrollment",
      response: true,
    },
    {
      id: "create-e-learning-learning-record",
      response: true,
    },
  ],
  models: ["ExportJobCreated"],
};
