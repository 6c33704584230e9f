// Generated from openapi/training-provider.yaml#/components/schemas/ExportJobState. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const ExportJobState = {
  name: "ExportJobState",
  type: "object",
  description: "An export job.",
  properties: [
    {
      name: "id",
      type: "string",
      required: true,
      description: "Id of the job.",
    },
    {
      name: "status",
      type: "string",
      required: true,
      description: (
        <>
          Whether the job is still running (<code>PENDING</code>), finished (<code>COMPLETED</code>)
          or failed (<code>FAILED</code>).
        </>
      ),
      enum: [{ value: "PENDING" }, { value: "COMPLETED" }, { value: "FAILED" }],
    },
  ],
  pageExamples: [
    {
      name: "example",
      from: "get-export-data-job#/responses/200/application~1json/0/value/job",
    },
  ],
  usedBy: { models: ["ExportJob"] },
} satisfies NamedSchema;
