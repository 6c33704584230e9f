// Generated from openapi/training-provider.arazzo.yaml#/workflows/6. Run `npm run codegen`; do not edit.
import type { Workflow } from "openapi-tsx-docs/reference";

export const workflow = {
  id: "publish-e-learning",
  title: "Publish an e-learning course",
  steps: [
    {
      operation: "list-e-learning",
      method: "get",
      title: "List e-learning courses",
    },
    {
      operation: "update-elearning",
      method: "patch",
      title: "Update e-learning course",
    },
  ],
} satisfies Workflow;
