// Generated from openapi/training-provider.yaml#/components/schemas/ELearningEnrollmentCreate. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const ELearningEnrollmentCreate = {
  name: "ELearningEnrollmentCreate",
  type: {
    or: [{ ref: "ExistingLearnerELearningEnrollment" }, { ref: "NewLearnerELearningEnrollment" }],
  },
  description: "A learner to enroll in an e-learning course.",
  unions: [
    {
      mode: "anyOf",
      variants: [
        {
          label: "Existing learner",
          type: { ref: "ExistingLearnerELearningEnrollment" },
        },
        {
          label: "New learner",
          type: { ref: "NewLearnerELearningEnrollment" },
        },
      ],
    },
  ],
  pageExamples: [
    {
      name: "example-1",
      variant: "Existing learner",
      from: "create-e-learning-enrollment#/request/application~1json/0/value",
    },
    {
      name: "example-2",
      variant: "New learner",
      from: "create-e-learning-enrollment#/request/application~1json/1/value",
    },
  ],
  usedBy: {
    operations: [
      {
        id: "create-e-learning-enrollment",
        request: true,
      },
    ],
  },
} satisfies NamedSchema;
