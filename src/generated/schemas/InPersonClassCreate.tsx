// Generated from openapi/training-provider.yaml#/components/schemas/InPersonClassCreate. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const InPersonClassCreate = {
  name: "InPersonClassCreate",
  type: "object",
  title: "In-person class",
  description: "A class held in person.",
  properties: [
    {
      name: "address",
      type: { ref: "AddressCreate" },
      required: true,
      description: "Where the class takes place. Required for an in-person class.",
    },
    {
      name: "virtualClassURL",
      type: "string",
      format: "uri",
      description: "A meeting link. Not needed for an in-person class.",
    },
  ],
  closed: true,
  allOf: ["ClassCreateBase"],
  pageExamples: [
    {
      name: "example",
      from: "create-class#/request/application~1json/0/value",
    },
  ],
  usedBy: { models: ["ClassCreate"] },
} satisfies NamedSchema;
