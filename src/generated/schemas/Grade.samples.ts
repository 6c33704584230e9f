// Generated from openapi/training-provider.yaml#/components/schemas/Grade. Run `npm run codegen`; do not edit.
import type { Grade } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      id: "cb5182e7d60a",
      result: "PASSED",
      notes: "Excellent rescue exercise.",
    } satisfies Grade,
  },
];
