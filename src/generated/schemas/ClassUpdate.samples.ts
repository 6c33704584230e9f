// Generated from openapi/training-provider.yaml#/components/schemas/ClassUpdate. Run `npm run codegen`; do not edit.
import type { ClassUpdate } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      price: 395.5,
      totalSeats: 16,
    } satisfies ClassUpdate,
  },
];
