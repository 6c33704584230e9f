// Generated from openapi/training-provider.yaml#/components/schemas/ExportJobCreate. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const ExportJobCreate = {
  name: "ExportJobCreate",
  type: "object",
  description: "What to export, for which period and in which format.",
  properties: [
    {
      name: "startDate",
      type: "string",
      required: true,
      example: "2026-07-01",
      description: "Beginning of the period.",
    },
    {
      name: "endDate",
      type: "string",
      required: true,
      example: "2026-09-30",
      description: "End of the period.",
    },
    {
      name: "exportType",
      type: "string",
      required: true,
      description: "Which data to export.",
      enum: [
        { value: "ELEARNING_ENROLLMENTS" },
        { value: "LEARNING_ACTIVITIES" },
        { value: "NETWORKS" },
        { value: "USERS" },
      ],
    },
    {
      name: "format",
      type: "string",
      required: true,
      description: (
        <>
          How the file is written: <code>CSV</code> as a table, <code>JSONL</code> with one JSON
          value per line.
        </>
      ),
      enum: [{ value: "CSV" }, { value: "JSONL" }],
    },
  ],
  pageExamples: [
    {
      name: "example",
      from: "create-export-data-job#/request/application~1json/0/value",
    },
  ],
  usedBy: {
    operations: [
      {
        id: "create-export-data-job",
        request: true,
      },
    ],
  },
} satisfies NamedSchema;
