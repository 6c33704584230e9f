// Generated from tests/fixtures/specs/composition.yaml#/components/schemas/Source. Run `npm run codegen`; do not edit.
import type { Source } from "../models";

export const examples = [
  {
    name: "example",
    sampled: true,
    value: {
      kind: "card",
      number: "1234567890123456",
    } satisfies Source,
  },
];

export const usedBy = { models: ["Payment"] };
