// Generated from tests/fixtures/specs/composition.yaml#/components/schemas/Base. Run `npm run codegen`; do not edit.
import type { Base } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      id: "a1b2c3",
    } satisfies Base,
  },
];
