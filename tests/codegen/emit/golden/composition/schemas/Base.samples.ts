// Generated from tests/fixtures/specs/composition.yaml#/components/schemas/Base. Run `npm run codegen`; do not edit.
import type { Base } from "../models";

export const examples = [
  {
    name: "example",
    sampled: true,
    value: {
      id: "a1b2c3",
    } satisfies Base,
  },
];

export const usedBy = { models: ["Payment", "Failure"] };
