// Generated from openapi/training-provider.arazzo.yaml#/workflows/3. Run `npm run codegen`; do not edit.
import type { Workflow } from "openapi-tsx-docs/reference";

export const workflow = {
  id: "cancel-class",
  title: "Cancel a class",
  steps: [
    {
      operation: "list-classes",
      method: "get",
      title: "List classes",
    },
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
      operation: "delete-class",
      method: "delete",
      title: "Delete class",
    },
  ],
} satisfies Workflow;
