// Generated from openapi/training-provider.yaml#/components/schemas/NewELearningLearner. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const NewELearningLearner = {
  name: "NewELearningLearner",
  type: "object",
  description: "A learner to register and enroll in e-learning.",
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
      required: true,
      description: "Family name.",
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
      from: "create-e-learning-enrollment#/request/application~1json/1/value/newLearner",
    },
  ],
  usedBy: { models: ["NewLearnerELearningEnrollment"] },
} satisfies NamedSchema;
