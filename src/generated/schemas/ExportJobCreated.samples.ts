// Generated from openapi/training-provider.yaml#/components/schemas/ExportJobCreated. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    from: "create-export-data-job#/responses/200/application~1json/0/value",
  },
];

export const usedBy = {
  operations: [
    {
      id: "create-export-data-job",
      response: true,
    },
  ],
};
