// Generated from openapi/training-provider.yaml#/components/schemas/Attendance. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const Attendance = {
  name: "Attendance",
  type: "object",
  description: "A learner's presence in a class.",
  properties: [
    {
      name: "id",
      type: "string",
      required: true,
      description: "Identifies the attendance entry.",
    },
    {
      name: "attendance",
      type: "string",
      required: true,
      description: (
        <>
          <code>PRESENT</code> after a pass or a fail, <code>ABSENT</code> after <code>N/A</code>.
        </>
      ),
      enum: [{ value: "PRESENT" }, { value: "ABSENT" }],
    },
  ],
  pageExamples: [
    {
      name: "example",
      from: "create-class-learning-record#/responses/200/application~1json/0/value/attendance",
    },
  ],
  usedBy: { models: ["ClassLearningRecordCreated"] },
} satisfies NamedSchema;
