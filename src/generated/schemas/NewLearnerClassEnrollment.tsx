// Generated from openapi/training-provider.yaml#/components/schemas/NewLearnerClassEnrollment. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const NewLearnerClassEnrollment = {
  name: "NewLearnerClassEnrollment",
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
      type: { ref: "NewClassLearner" },
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
      description: (
        <>
          When the enrollment takes effect, in ISO 8601. By default now or the start of the class,
          whichever comes first.
        </>
      ),
    },
  ],
  pageExamples: [
    {
      name: "example",
      from: "create-class-enrollment#/request/application~1json/1/value",
    },
  ],
  usedBy: { models: ["ClassEnrollmentCreate"] },
} satisfies NamedSchema;
