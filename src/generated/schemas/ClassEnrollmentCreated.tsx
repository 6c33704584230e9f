// Generated from openapi/training-provider.yaml#/components/schemas/ClassEnrollmentCreated. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const ClassEnrollmentCreated = {
  name: "ClassEnrollmentCreated",
  type: "object",
  description: "The new enrollment and the person it is for.",
  properties: [
    {
      name: "id",
      type: "string",
      required: true,
      description: "Identifies the enrollment when you delete it.",
    },
    {
      name: "learner",
      type: { ref: "LearnerReference" },
      required: true,
      description: "Who is enrolled. For a new learner, this is where you find the id.",
    },
  ],
  pageExamples: [
    {
      name: "example",
      from: "create-class-enrollment#/responses/200/application~1json/0/value",
    },
  ],
  usedBy: {
    operations: [
      {
        id: "create-class-enrollment",
        response: true,
      },
    ],
  },
} satisfies NamedSchema;
