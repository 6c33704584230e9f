// Generated from openapi/training-provider.yaml#/components/schemas/ContactUpdate. Run `npm run codegen`; do not edit.
import type { ContactUpdate } from "../models";

export const examples = [
  {
    name: "example",
    sampled: true,
    value: {
      email: "ada@example.com",
      fax: "1 2025550123",
      telephone: "1 2025550123",
    } satisfies ContactUpdate,
  },
];

export const usedBy = { models: ["ClassUpdate"] };
