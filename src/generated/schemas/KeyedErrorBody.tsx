// Generated from openapi/training-provider.yaml#/components/schemas/KeyedErrorBody. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "@reference";

export const KeyedErrorBody = {
  name: "KeyedErrorBody",
  type: "object",
  title: "Error with a key",
  description: "A single error in an envelope.",
  properties: [
    {
      name: "error",
      type: { ref: "KeyedMessage" },
      required: true,
      description: "The problem.",
    },
  ],
} satisfies NamedSchema;
