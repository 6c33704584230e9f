// Generated from openapi/training-provider.yaml#/components/schemas/ResourceReference. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const ResourceReference = {
  name: "ResourceReference",
  type: "object",
  description: "The id of a resource.",
  properties: [
    {
      name: "id",
      type: "string",
      required: true,
      description: "Identifies the resource in other calls.",
    },
  ],
  pageExamples: [
    {
      name: "example",
      from: "create-class#/responses/200/application~1json/0/value",
    },
  ],
  usedBy: {
    operations: [
      {
        id: "create-class",
        response: true,
      },
      {
        id: "update-class",
        response: true,
      },
      {
        id: "delete-class",
        response: true,
      },
      {
        id: "create-e-learning-enrollment",
        response: true,
      },
      {
        id: "create-e-learning-learning-record",
        response: true,
      },
    ],
    models: ["ExportJobCreated"],
  },
} satisfies NamedSchema;
