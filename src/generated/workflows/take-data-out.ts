// Generated from openapi/training-provider.arazzo.yaml#/workflows/9. Run `npm run codegen`; do not edit.
import type { Workflow } from "openapi-tsx-docs/reference";

export const workflow = {
  id: "take-data-out",
  title: "Run an export to CSV or JSONL",
  steps: [
    {
      operation: "create-export-data-job",
      method: "post",
      title: "Create export job",
      gives: ["jobId"],
    },
    {
      operation: "get-export-data-job",
      method: "get",
      title: "Get export job",
      takes: ["jobId"],
      gives: ["downloadUrl"],
      until: ["job.status = COMPLETED"],
    },
  ],
} satisfies Workflow;
