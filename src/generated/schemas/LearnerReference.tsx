// Generated from openapi/training-provider.yaml#/components/schemas/LearnerReference. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "@reference";

export const LearnerReference = {
  name: "LearnerReference",
  type: "object",
  description: "A learner, in short.",
  properties: [
    {
      name: "id",
      type: "string",
      required: true,
      description: "Identifies the learner in other calls.",
    },
    {
      name: "firstname",
      type: "string",
      description: "Given name.",
    },
    {
      name: "lastname",
      type: "string",
      description: "Family name.",
    },
  ],
} satisfies NamedSchema;
