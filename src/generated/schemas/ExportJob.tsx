// Generated from openapi/training-provider.yaml#/components/schemas/ExportJob. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "@reference";

export const ExportJob = {
  name: "ExportJob",
  type: "object",
  description: "The status of an export.",
  properties: [
    {
      name: "job",
      type: { ref: "ExportJobState" },
      required: true,
      description: "The job itself.",
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
} satisfies NamedSchema;
