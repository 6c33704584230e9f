// Generated from openapi/training-provider.yaml#/components/schemas/ContactCreate. Run `npm run codegen`; do not edit.
import type { ContactCreate } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      email: "booking@training.example.com",
      telephone: "45 75123456",
    } satisfies ContactCreate,
  },
];
