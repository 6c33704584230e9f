// Generated from openapi/training-provider.yaml#/components/schemas/KeyedMessage. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const KeyedMessage = {
  name: "KeyedMessage",
  type: "object",
  description: "One problem.",
  properties: [
    {
      name: "key",
      type: "string",
      required: true,
      description: "Machine-readable error code.",
    },
    {
      name: "message",
      type: "string",
      required: true,
      description: "Human-readable message.",
    },
  ],
  pageExamples: [
    {
      name: "example",
      from: "#/BadRequest/application~1json/1/value/error",
    },
  ],
  usedBy: { models: ["ExportJob", "KeyedErrorBody", "ErrorListBody"] },
} satisfies NamedSchema;
