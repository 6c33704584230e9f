// Generated from openapi/training-provider.yaml#/components/schemas/ResourceReference. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "@reference";

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
} satisfies NamedSchema;
