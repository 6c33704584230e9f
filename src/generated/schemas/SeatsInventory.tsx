// Generated from openapi/training-provider.yaml#/components/schemas/SeatsInventory. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const SeatsInventory = {
  name: "SeatsInventory",
  type: "object",
  description: "The seats of a class.",
  properties: [
    {
      name: "totalSeats",
      type: "integer",
      description: "Total number of seats.",
    },
    {
      name: "booked",
      type: "integer",
      description: "Number of seats taken.",
    },
    {
      name: "remaining",
      type: "integer",
      description: "Number of seats left.",
    },
  ],
  pageExamples: [
    {
      name: "example",
      from: "list-classes#/responses/200/application~1json/0/value/0/seatsInventory",
    },
  ],
  usedBy: { models: ["Class"] },
} satisfies NamedSchema;
