// Generated from openapi/training-provider.yaml#/components/schemas/KeyedMessage. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    from: "#/BadRequest/application~1json/1/value/error",
  },
];

export const usedBy = { models: ["ExportJob", "KeyedErrorBody", "ErrorListBody"] };
