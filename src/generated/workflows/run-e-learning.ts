// Generated from openapi/training-provider.arazzo.yaml#/workflows/7. Run `npm run codegen`; do not edit.
import type { Workflow } from "@reference";

export const workflow = {
  id: "run-e-learning",
  title: "Run an e-learning course",
  steps: [
    {
      operation: "list-e-learning",
      method: "get",
      title: "List e-learning courses",
      gives: ["courseId"],
    },
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
      takes: ["courseId", "employerId"],
      gives: ["enrollmentId"],
    },
    {
      operation: "create-e-learning-learning-record",
      method: "post",
      title: "Create e-learning learning record",
      takes: ["courseId"],
    },
    {
      operation: "list-e-learning-records",
      method: "get",
      title: "List e-learning learning records",
      takes: ["courseId"],
    },
  ],
} satisfies Workflow;
