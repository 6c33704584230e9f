// Generated from tests/fixtures/specs/composition.yaml#/components/schemas/Bank. Run `npm run codegen`; do not edit.
import type { Bank } from "../models";

export const examples = [
  {
    name: "example",
    sampled: true,
    value: {
      kind: "bank",
      iban: "text",
    } satisfies Bank,
  },
];

export const usedBy = { models: ["Source"] };
