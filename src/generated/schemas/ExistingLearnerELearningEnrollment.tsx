// Generated from openapi/training-provider.yaml#/components/schemas/ExistingLearnerELearningEnrollment. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const ExistingLearnerELearningEnrollment = {
  name: "ExistingLearnerELearningEnrollment",
  type: "object",
  title: "Existing learner",
  description: "Enrolls an existing learner.",
  properties: [
    {
      name: "employerId",
      type: "string",
      required: true,
      description: "The employer on whose behalf the learner is enrolled.",
    },
    {
      name: "learnerId",
      type: "string",
      required: true,
      description: "Who is enrolled.",
    },
    {
      name: "newLearner",
      type: "object",
      description: (
        <>
          Ignored, because <code>learnerId</code> is given.
        </>
      ),
    },
    {
      name: "enrolledAt",
      type: "string",
      required: true,
      description: "When the enrollment takes effect, in ISO 8601. There is no default.",
    },
  ],
  pageExamples: [
    {
      name: "example",
      from: "create-e-learning-enrollment#/request/application~1json/0/value",
    },
  ],
  usedBy: { models: ["ELearningEnrollmentCreate"] },
} satisfies NamedSchema;
