// Generated from openapi/training-provider.arazzo.yaml#/workflows/4. Run `npm run codegen`; do not edit.
import type { Workflow } from "openapi-tsx-docs/reference";

export const workflow = {
  id: "fill-class",
  title: "Fill a class",
  steps: [
    {
      operation: "list-employers",
      method: "get",
      title: "List employers",
      gives: ["employerId"],
    },
    {
      operation: "list-learners",
      method: "get",
      title: "List learners",
      gives: ["learnerId"],
    },
    {
      operation: "create-class-enrollment",
      method: "post",
      title: "Create class enrollment",
      takes: ["employerId", "learnerId"],
      gives: ["enrollmentId"],
    },
    {
      operation: "list-class-enrollments",
      method: "get",
      title: "List class enrollments",
    },
  ],
} satisfies Workflow;
