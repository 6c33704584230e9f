// Generated from openapi/training-provider.yaml#/components/schemas/ErrorListBody. Run `npm run codegen`; do not edit.
import type { ErrorListBody } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      errors: [
        {
          key: "example-key",
          message: "The learning record is not valid.",
        },
        {
          key: "another-example-key",
          message: "The learning record cannot be created.",
        },
      ],
    } satisfies ErrorListBody,
  },
];
