// Generated from openapi/training-provider.arazzo.yaml#/workflows/0. Run `npm run codegen`; do not edit.
import type { Workflow } from "openapi-tsx-docs/reference";

export const workflow = {
  id: "course-to-record",
  title: "From a course to a learning record",
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
    {
      operation: "list-employers",
      method: "get",
      title: "List employers",
      gives: ["employerId"],
    },
    {
      operation: "create-class-enrollment",
      method: "post",
      title: "Create class enrollment",
      takes: ["classId", "employerId"],
      gives: ["learnerId"],
    },
    {
      operation: "create-class-learning-record",
      method: "post",
      title: "Create class learning record",
      takes: ["classId", "learnerId"],
    },
  ],
} satisfies Workflow;
