// Generated from openapi/training-provider.yaml#/components/schemas/ExportJob. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const ExportJob = {
  name: "ExportJob",
  type: "object",
  description: "The status of an export job.",
  properties: [
    {
      name: "job",
      type: { ref: "ExportJobState" },
      required: true,
      description: "The job and its status.",
    },
    {
      name: "exportData",
      type: { ref: "ExportData" },
      description: "Where to get the file.",
    },
    {
      name: "errors",
      type: { array: { ref: "KeyedMessage" } },
      description: "What went wrong, if anything did.",
    },
  ],
  pageExamples: [
    {
      name: "example",
      from: "get-export-data-job#/responses/200/application~1json/0/value",
    },
  ],
  usedBy: {
    operations: [
      {
        id: "get-export-data-job",
        response: true,
      },
    ],
  },
} satisfies NamedSchema;
