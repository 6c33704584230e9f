// Generated from openapi/training-provider.yaml#/components/schemas/Grade. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const Grade = {
  name: "Grade",
  type: "object",
  description: "A learner's grade for a class.",
  properties: [
    {
      name: "id",
      type: "string",
      required: true,
      description: "Identifies the grade.",
    },
    {
      name: "result",
      type: "string",
      description: (
        <>
          The outcome, such as <code>PASSED</code>.
        </>
      ),
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
      from: "create-class-learning-record#/responses/200/application~1json/0/value/grade",
    },
  ],
  usedBy: { models: ["ClassLearningRecordCreated"] },
} satisfies NamedSchema;
