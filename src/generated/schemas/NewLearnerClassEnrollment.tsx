// Generated from openapi/training-provider.yaml#/components/schemas/NewLearnerClassEnrollment. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "@reference";

export const NewLearnerClassEnrollment = {
  name: "NewLearnerClassEnrollment",
  type: "object",
  title: "New learner",
  description: "Registers somebody new and enrolls them.",
  properties: [
    {
      name: "employerId",
      type: "string",
      required: true,
      description: "On whose behalf the learner is enrolled.",
    },
    {
      name: "newLearner",
      type: { ref: "NewClassLearner" },
      required: true,
      description: (
        <>
          The person to register. Counts only without a <code>learnerId</code>.
        </>
      ),
    },
    {
      name: "enrolledAt",
      type: "string",
      format: "date-time",
      description: (
        <>
          When the enrollment takes effect, in ISO 8601. By default the present moment or the start
          of the class, whichever comes first.
        </>
      ),
    },
  ],
} satisfies NamedSchema;
