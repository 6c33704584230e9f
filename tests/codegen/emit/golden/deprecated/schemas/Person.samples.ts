// Generated from tests/fixtures/specs/deprecated.yaml#/components/schemas/Person. Run `npm run codegen`; do not edit.
import type { Person } from "../models";

export const examples = [
  {
    name: "example",
    sampled: true,
    value: {
      name: "Example",
    } satisfies Person,
  },
];

export const usedBy = { models: ["Book"] };
