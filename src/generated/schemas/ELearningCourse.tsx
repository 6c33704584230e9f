// Generated from openapi/training-provider.yaml#/components/schemas/ELearningCourse. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const ELearningCourse = {
  name: "ELearningCourse",
  type: "object",
  description: "A course that learners take on their own.",
  properties: [
    {
      name: "id",
      type: "string",
      required: true,
      description: "Identifies the course in other calls.",
    },
    {
      name: "certificateExpiry",
      type: { or: ["string", "number"] },
      description: (
        <>How long a certificate lasts. Show the value as it is; its unit is not specified.</>
      ),
    },
    {
      name: "courseDuration",
      type: { or: ["string", "number"] },
      description: "How long the course takes. Show the value as it is; its unit is not specified.",
    },
    {
      name: "deliveryMethod",
      type: "string",
      default: "E-LEARNING",
      description: "How the course is delivered.",
      enum: [{ value: "OFFLINE" }, { value: "VIRTUAL" }, { value: "E-LEARNING" }],
    },
    {
      name: "description",
      type: "string",
      description: "What the course is about.",
    },
    {
      name: "externalRegistrationUrl",
      type: "string",
      format: "uri",
      nullable: true,
      description: "Where learners register, outside the platform.",
      notes: [
        {
          note: "validation",
          message: "A published course has a registration URL.",
        },
      ],
    },
    {
      name: "licenseDuration",
      type: { or: ["string", "number"] },
      description: (
        <>How long a learner has access. Show the value as it is; its unit is not specified.</>
      ),
    },
    {
      name: "name",
      type: "string",
      description: "Title of the course.",
    },
    {
      name: "price",
      type: "number",
      minimum: 0,
      description: "The price.",
    },
    {
      name: "publishedToMarketplace",
      type: "boolean",
      description: "Whether the course is in the marketplace.",
    },
  ],
  notes: [
    {
      note: "validation",
      rule: "!self.?publishedToMarketplace.orValue(false) || self.?externalRegistrationUrl.orValue(null) != null",
      message: "A published course has a registration URL.",
      fieldPath: ".externalRegistrationUrl",
    },
  ],
  pageExamples: [
    {
      name: "example",
      from: "list-e-learning#/responses/200/application~1json/0/value/0",
    },
  ],
  usedBy: {
    operations: [
      {
        id: "list-e-learning",
        response: true,
      },
      {
        id: "update-elearning",
        response: true,
      },
    ],
  },
} satisfies NamedSchema;
