// Generated from openapi/training-provider.arazzo.yaml#/workflows/5. Run `npm run codegen`; do not edit.
import type { Workflow } from "openapi-tsx-docs/reference";

export const workflow = {
  id: "report-class",
  title: "Report how a class went",
  steps: [
    {
      operation: "list-class-enrollments",
      method: "get",
      title: "List class enrollments",
    },
    {
      operation: "list-class-learning-records",
      method: "get",
      title: "List class learning records",
    },
    {
      operation: "create-class-learning-record",
      method: "post",
      title: "Create class learning record",
    },
  ],
} satisfies Workflow;
