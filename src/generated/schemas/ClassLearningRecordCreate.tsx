// Generated from openapi/training-provider.yaml#/components/schemas/ClassLearningRecordCreate. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const ClassLearningRecordCreate = {
  name: "ClassLearningRecordCreate",
  type: "object",
  description: "The outcome of a class for one learner.",
  properties: [
    {
      name: "learnerId",
      type: "string",
      required: true,
      description: "The learner whose outcome it is.",
    },
    {
      name: "grade",
      type: "string",
      required: true,
      description: (
        <>
          The outcome. <code>PASSED</code> and <code>FAILED</code> also record the learner as
          present, <code>N/A</code> as absent.
        </>
      ),
      enum: [{ value: "PASSED" }, { value: "FAILED" }, { value: "N/A" }],
    },
    {
      name: "notes",
      type: "string",
      description: "Remarks on the outcome.",
    },
  ],
  pageExamples: [
    {
      name: "example",
      from: "create-class-learning-record#/request/application~1json/0/value",
    },
  ],
  usedBy: {
    operations: [
      {
        id: "create-class-learning-record",
        request: true,
      },
    ],
  },
} satisfies NamedSchema;
