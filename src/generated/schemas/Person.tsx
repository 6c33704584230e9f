// Generated from openapi/training-provider.yaml#/components/schemas/Person. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const Person = {
  name: "Person",
  type: "object",
  description: "An instructor or evaluator of a class.",
  properties: [
    {
      name: "id",
      type: "string",
      required: true,
      description: "Identifies the person in other calls.",
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
  ],
  pageExamples: [
    {
      name: "example",
      from: "list-classes#/responses/200/application~1json/0/value/0/evaluators/0",
    },
  ],
  usedBy: { models: ["Class"] },
} satisfies NamedSchema;
