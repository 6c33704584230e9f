// Generated from openapi/training-provider.yaml#/components/schemas/ErrorListBody. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "@reference";

export const ErrorListBody = {
  name: "ErrorListBody",
  type: "object",
  title: "Several errors",
  description: "All problems found, together.",
  properties: [
    {
      name: "errors",
      type: { array: { ref: "KeyedMessage" } },
      required: true,
      description: "One entry per problem.",
    },
  ],
} satisfies NamedSchema;
