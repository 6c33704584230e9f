// Generated from openapi/training-provider.arazzo.yaml#/workflows/7. Run `npm run codegen`; do not edit.
import type { Workflow } from "openapi-tsx-docs/reference";

export const workflow = {
  id: "run-e-learning",
  title: "Run an e-learning course",
  steps: [
    {
      operation: "list-employers",
      method: "get",
      title: "List employers",
      gives: ["employerId"],
    },
    {
      operation: "create-e-learning-enrollment",
      method: "post",
      title: "Create e-learning enrollment",
      takes: ["employerId"],
      gives: ["enrollmentId"],
    },
    {
      operation: "list-e-learning-records",
      method: "get",
      title: "List e-learning learning records",
    },
    {
      operation: "create-e-learning-learning-record",
      method: "post",
      title: "Create e-learning learning record",
    },
  ],
} satisfies Workflow;
