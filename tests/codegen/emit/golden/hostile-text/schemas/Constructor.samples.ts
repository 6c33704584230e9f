// Generated from tests/fixtures/specs/hostile-text.yaml#/components/schemas/constructor. Run `npm run codegen`; do not edit.
import type { Constructor } from "../models";

export const examples = [
  {
    name: "example",
    sampled: true,
    value: {
      ["__proto__"]: {
        a: "text",
      },
      "a{`${x}`}<b>&\"'*/\u2028\u202e": {},
      constructor: "text",
    } satisfies Constructor as unknown,
  },
];

export const usedBy = {
  operations: [
    {
      id: "x-b-amp-b-x-n-if-script-proto",
      request: true,
    },
  ],
};
