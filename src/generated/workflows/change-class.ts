// Generated from openapi/training-provider.arazzo.yaml#/workflows/2. Run `npm run codegen`; do not edit.
import type { Workflow } from "openapi-tsx-docs/reference";

export const workflow = {
  id: "change-class",
  title: "Change a class",
  steps: [
    {
      operation: "list-classes",
      method: "get",
      title: "List classes",
    },
    {
      operation: "update-class",
      method: "patch",
      title: "Update class",
    },
  ],
} satisfies Workflow;
