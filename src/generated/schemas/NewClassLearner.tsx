// Generated from openapi/training-provider.yaml#/components/schemas/NewClassLearner. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const NewClassLearner = {
  name: "NewClassLearner",
  type: "object",
  description: "A learner to register and enroll in a class.",
  properties: [
    {
      name: "firstname",
      type: "string",
      required: true,
      description: "Given name.",
    },
    {
      name: "lastname",
      type: "string",
      minLength: 2,
      required: true,
      description: "Family name, at least two characters.",
    },
    {
      name: "email",
      type: "string",
      format: "email",
      description: "Email address.",
    },
    {
      name: "phone",
      type: { ref: "PhoneNumber" },
      description: "Phone number with its country code.",
    },
  ],
  pageExamples: [
    {
      name: "example",
      from: "create-class-enrollment#/request/application~1json/1/value/newLearner",
    },
  ],
  usedBy: { models: ["NewLearnerClassEnrollment"] },
} satisfies NamedSchema;
