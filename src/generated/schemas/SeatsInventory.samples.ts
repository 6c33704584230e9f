// Generated from openapi/training-provider.yaml#/components/schemas/SeatsInventory. Run `npm run codegen`; do not edit.
import type { SeatsInventory } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      totalSeats: 12,
      booked: 5,
      remaining: 7,
    } satisfies SeatsInventory,
  },
];
