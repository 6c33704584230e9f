// Generated from openapi/training-provider.yaml#/components/schemas/ClassEnrollment. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const ClassEnrollment = {
  name: "ClassEnrollment",
  type: "object",
  description: "A learner's seat in a class.",
  properties: [
    {
      name: "id",
      type: "string",
      required: true,
      description: "Identifies the enrollment when you delete it.",
    },
    {
      name: "learner",
      type: { ref: "ClassEnrollmentLearner" },
      description: "Who is enrolled.",
    },
    {
      name: "employer",
      type: { ref: "Employer" },
      nullable: true,
      description: (
        <>
          The employer on whose behalf the learner is enrolled; <code>null</code> if there is none.
        </>
      ),
    },
    {
      name: "enrolledAt",
      type: "string",
      description: "When the enrollment took effect, in ISO 8601.",
    },
  ],
  pageExamples: [
    {
      name: "example",
      from: "list-class-enrollments#/responses/200/application~1json/0/value/0",
    },
  ],
  usedBy: {
    operations: [
      {
        id: "list-class-enrollments",
        response: true,
      },
    ],
  },
} satisfies NamedSchema;
