// Generated from openapi/training-provider.yaml#/components/schemas/ExportJob. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    from: "get-export-data-job#/responses/200/application~1json/0/value",
  },
];

export const usedBy = {
  operations: [
    {
      id: "get-export-data-job",
      response: true,
    },
  ],
};
