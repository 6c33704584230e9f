// Generated from openapi/training-provider.yaml#/components/schemas/ExportJobCreated. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const ExportJobCreated = {
  name: "ExportJobCreated",
  type: "object",
  description: "The export job.",
  properties: [
    {
      name: "job",
      type: { ref: "ResourceReference" },
      required: true,
      description: "The new job, or the one that was already running.",
    },
  ],
  pageExamples: [
    {
      name: "example",
      from: "create-export-data-job#/responses/200/application~1json/0/value",
    },
  ],
  usedBy: {
    operations: [
      {
        id: "create-export-data-job",
        response: true,
      },
    ],
  },
} satisfies NamedSchema;
