// Generated from openapi/training-provider.arazzo.yaml#/workflows/1. Run `npm run codegen`; do not edit.
import type { Workflow } from "openapi-tsx-docs/reference";

export const workflow = {
  id: "offer-class",
  title: "Offer a class",
  steps: [
    {
      operation: "list-instructor-led-courses",
      method: "get",
      title: "List instructor-led courses",
      gives: ["courseId"],
    },
    {
      operation: "list-authorized-instructors",
      method: "get",
      title: "List authorized instructors",
      takes: ["courseId"],
      gives: ["instructorId"],
    },
    {
      operation: "create-class",
      method: "post",
      title: "Create class",
      takes: ["courseId", "instructorId"],
      gives: ["classId"],
    },
  ],
} satisfies Workflow;
