// Generated from openapi/training-provider.yaml#/components/schemas/StatusErrorBody. Run `npm run codegen`; do not edit.
import { A, type NamedSchema } from "openapi-tsx-docs/reference";

export const StatusErrorBody = {
  name: "StatusErrorBody",
  type: "object",
  title: "Error with a status code",
  description: "An error with all fields at the top level.",
  details: (
    <p>
      Read <code>message</code>, correct the request and send it again. Log <code>code</code> and{" "}
      <code>message</code>. See <A href="/refusedCalls#error-with-a-status-code">Handle errors</A>.
    </p>
  ),
  properties: [
    {
      name: "statusCode",
      type: "integer",
      required: true,
      description: "The HTTP status code.",
    },
    {
      name: "code",
      type: "string",
      required: true,
      description: "Machine-readable error code.",
    },
    {
      name: "error",
      type: "string",
      required: true,
      description: "The kind of error.",
    },
    {
      name: "message",
      type: "string",
      required: true,
      description: "Human-readable message.",
    },
  ],
  pageExamples: [
    {
      name: "example",
      from: "#/BadRequest/application~1json/0/value",
    },
  ],
  usedBy: {
    operations: [
      {
        id: "list-classes",
        response: true,
      },
      {
        id: "create-class",
        response: true,
      },
      {
        id: "update-class",
        response: true,
      },
      {
        id: "delete-class",
        response: true,
      },
      {
        id: "list-class-enrollments",
        response: true,
      },
      {
        id: "create-class-enrollment",
        response: true,
      },
      {
        id: "delete-class-enrollment",
        response: true,
      },
      {
        id: "list-class-learning-records",
        response: true,
      },
      {
        id: "create-class-learning-record",
        response: true,
      },
      {
        id: "list-e-learning",
        response: true,
      },
      {
        id: "update-elearning",
        response: true,
      },
      {
        id: "list-e-learning-enrollments",
        response: true,
      },
      {
        id: "create-e-learning-enrollment",
        response: true,
      },
      {
        id: "delete-e-learning-enrollment",
        response: true,
      },
      {
        id: "list-e-learning-records",
        response: true,
      },
      {
        id: "create-e-learning-learning-record",
        response: true,
      },
      {
        id: "list-instructor-led-courses",
        response: true,
      },
      {
        id: "list-authorized-instructors",
        response: true,
      },
      {
        id: "list-learners",
        response: true,
      },
      {
        id: "update-learner",
        response: true,
      },
      {
        id: "list-employers",
        response: true,
      },
      {
        id: "get-export-data-job",
        response: true,
      },
      {
        id: "create-export-data-job",
        response: true,
      },
    ],
  },
} satisfies NamedSchema;
