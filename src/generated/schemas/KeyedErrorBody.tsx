// Generated from openapi/training-provider.yaml#/components/schemas/KeyedErrorBody. Run `npm run codegen`; do not edit.
import { A, type NamedSchema } from "openapi-tsx-docs/reference";

export const KeyedErrorBody = {
  name: "KeyedErrorBody",
  type: "object",
  title: "Error with a key",
  description: (
    <>
      A single error, inside <code>error</code>.
    </>
  ),
  details: (
    <p>
      Read <code>error.message</code>, correct the request and send it again. Log{" "}
      <code>error.key</code> and <code>error.message</code>. See{" "}
      <A href="/refusedCalls#error-with-a-key">Handle errors</A>.
    </p>
  ),
  properties: [
    {
      name: "error",
      type: { ref: "KeyedMessage" },
      required: true,
      description: "What went wrong.",
    },
  ],
  pageExamples: [
    {
      name: "example",
      from: "#/BadRequest/application~1json/1/value",
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
