// Generated from tests/fixtures/specs/foreign.yaml#/components/schemas/author. Run `npm run codegen`; do not edit.
import type { Author } from "../models";

export const examples = [
  {
    name: "example",
    sampled: true,
    value: {
      name: "Example",
      born: 1,
    } satisfies Author,
  },
];

export const usedBy = { models: ["book"] };
