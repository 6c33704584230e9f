// Generated from openapi/training-provider.yaml#/components/schemas/KeyedErrorBody. Run `npm run codegen`; do not edit.
import type { KeyedErrorBody } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      error: {
        key: "example-key",
        message: "The request is not valid.",
      },
    } satisfies KeyedErrorBody,
  },
];
