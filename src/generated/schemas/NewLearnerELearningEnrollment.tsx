// Generated from openapi/training-provider.yaml#/components/schemas/NewLearnerELearningEnrollment. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const NewLearnerELearningEnrollment = {
  name: "NewLearnerELearningEnrollment",
  type: "object",
  title: "New learner",
  description: "Registers a new learner and enrolls them.",
  properties: [
    {
      name: "employerId",
      type: "string",
      required: true,
      description: "The employer on whose behalf the learner is enrolled.",
    },
    {
      name: "newLearner",
      type: { ref: "NewELearningLearner" },
      required: true,
      description: (
        <>
          The person to register. Used only without a <code>learnerId</code>.
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
      from: "create-e-learning-enrollment#/request/application~1json/1/value",
    },
  ],
  usedBy: { models: ["ELearningEnrollmentCreate"] },
} satisfies NamedSchema;
