// Generated from openapi/training-provider.yaml#/components/schemas/ExportData. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    from: "get-export-data-job#/responses/200/application~1json/0/value/exportData",
  },
];

export const usedBy = { models: ["ExportJob"] };
