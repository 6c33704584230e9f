// Generated from openapi/training-provider.yaml#/components/schemas/ELearningLearningRecordCreate. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const ELearningLearningRecordCreate = {
  name: "ELearningLearningRecordCreate",
  type: "object",
  description: "The completion of an e-learning course by one learner.",
  properties: [
    {
      name: "learnerId",
      type: "string",
      required: true,
      description: "Who completed the course.",
    },
    {
      name: "grade",
      type: "string",
      const: "PASSED",
      required: true,
      description: (
        <>
          Always <code>PASSED</code>; other outcomes cannot be reported for e-learning.
        </>
      ),
    },
    {
      name: "completed",
      type: "string",
      format: "date-time",
      required: true,
      description: (
        <>When the learner finished, in ISO 8601. It must be later than the date of enrollment.</>
      ),
    },
  ],
  pageExamples: [
    {
      name: "example",
      from: "create-e-learning-learning-record#/request/application~1json/0/value",
    },
  ],
  usedBy: {
    operations: [
      {
        id: "create-e-learning-learning-record",
        request: true,
      },
    ],
  },
} satisfies NamedSchema;
