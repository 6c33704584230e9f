// Generated from openapi/training-provider.arazzo.yaml#/workflows/8. Run `npm run codegen`; do not edit.
import type { Workflow } from "openapi-tsx-docs/reference";

export const workflow = {
  id: "correct-learner",
  title: "Correct a learner's details",
  steps: [
    {
      operation: "list-learners",
      method: "get",
      title: "List learners",
    },
    {
      operation: "update-learner",
      method: "patch",
      title: "Update learner",
    },
  ],
} satisfies Workflow;
