// Generated from openapi/training-provider.yaml#/components/schemas/ClassEnrollmentLearner. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const ClassEnrollmentLearner = {
  name: "ClassEnrollmentLearner",
  type: "object",
  description: "A learner, as shown in class enrollments.",
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
    {
      name: "uniqueSystemIdentifier",
      type: "string",
      description: "The learner's unique identifier in the system.",
    },
    {
      name: "email",
      type: "string",
      description: "Email address.",
    },
    {
      name: "phone",
      type: "string",
      description: "Phone number.",
    },
  ],
  pageExamples: [
    {
      name: "example",
      from: "list-class-enrollments#/responses/200/application~1json/0/value/0/learner",
    },
  ],
  usedBy: { models: ["ClassEnrollment"] },
} satisfies NamedSchema;
