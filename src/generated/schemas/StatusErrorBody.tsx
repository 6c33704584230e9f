// Generated from openapi/training-provider.yaml#/components/schemas/StatusErrorBody. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "@reference";

export const StatusErrorBody = {
  name: "StatusErrorBody",
  type: "object",
  title: "Error with a status code",
  description: "A flat error.",
  properties: [
    {
      name: "statusCode",
      type: "integer",
      required: true,
      description: "The HTTP status, repeated.",
    },
    {
      name: "code",
      type: "string",
      required: true,
      description: "Names the problem for programs.",
    },
    {
      name: "error",
      type: "string",
      required: true,
      description: "Names the kind of error.",
    },
    {
      name: "message",
      type: "string",
      required: true,
      description: "Explains the problem to people.",
    },
  ],
} satisfies NamedSchema;
