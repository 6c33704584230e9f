// Generated from tests/fixtures/specs/composition.yaml#/components/schemas/Card. Run `npm run codegen`; do not edit.
import type { Card } from "../models";

export const examples = [
  {
    name: "example",
    sampled: true,
    value: {
      kind: "card",
      number: "1234567890123456",
    } satisfies Card,
  },
];

export const usedBy = { models: ["Source"] };
