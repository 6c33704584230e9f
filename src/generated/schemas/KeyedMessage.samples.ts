// Generated from openapi/training-provider.yaml#/components/schemas/KeyedMessage. Run `npm run codegen`; do not edit.
import type { KeyedMessage } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      key: "example-key",
      message: "The request is not valid.",
    } satisfies KeyedMessage,
  },
];
