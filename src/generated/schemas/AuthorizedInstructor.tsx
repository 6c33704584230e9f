// Generated from openapi/training-provider.yaml#/components/schemas/AuthorizedInstructor. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const AuthorizedInstructor = {
  name: "AuthorizedInstructor",
  type: "object",
  description: "A person who may teach a course.",
  properties: [
    {
      name: "id",
      type: "string",
      required: true,
      description: (
        <>
          Send it in <code>instructorIds</code> when you create a class.
        </>
      ),
    },
    {
      name: "firstname",
      type: "string",
      description: "Given name.",
    },
    {
      name: "lastname",
      type: "string",
      description: "Family name.",
    },
  ],
  pageExamples: [
    {
      name: "example",
      from: "list-authorized-instructors#/responses/200/application~1json/0/value/0",
    },
  ],
  usedBy: {
    operations: [
      {
        id: "list-authorized-instructors",
        response: true,
      },
    ],
  },
} satisfies NamedSchema;
