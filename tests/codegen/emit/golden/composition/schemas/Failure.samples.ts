// Generated from tests/fixtures/specs/composition.yaml#/components/schemas/Failure. Run `npm run codegen`; do not edit.
import type { Failure } from "../models";

export const examples = [
  {
    name: "example",
    sampled: true,
    value: {
      id: "a1b2c3",
      value: {},
    } satisfies Failure,
  },
];

export const usedBy = {
  operations: [
    {
      id: "create-payment",
      response: true,
    },
  ],
};
