// Generated from openapi/training-provider.yaml#/components/schemas/ClassEnrollmentCreate. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const ClassEnrollmentCreate = {
  name: "ClassEnrollmentCreate",
  type: { or: [{ ref: "ExistingLearnerClassEnrollment" }, { ref: "NewLearnerClassEnrollment" }] },
  description: "A learner to enroll in a class.",
  unions: [
    {
      mode: "anyOf",
      variants: [
        {
          label: "Existing learner",
          type: { ref: "ExistingLearnerClassEnrollment" },
        },
        {
          label: "New learner",
          type: { ref: "NewLearnerClassEnrollment" },
        },
      ],
    },
  ],
  pageExamples: [
    {
      name: "example-1",
      variant: "Existing learner",
      from: "create-class-enrollment#/request/application~1json/0/value",
    },
    {
      name: "example-2",
      variant: "New learner",
      from: "create-class-enrollment#/request/application~1json/1/value",
    },
  ],
  usedBy: {
    operations: [
      {
        id: "create-class-enrollment",
        request: true,
      },
    ],
  },
} satisfies NamedSchema;
