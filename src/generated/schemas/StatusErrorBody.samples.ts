// Generated from openapi/training-provider.yaml#/components/schemas/StatusErrorBody. Run `npm run codegen`; do not edit.
import type { StatusErrorBody } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      statusCode: 400,
      code: "EXAMPLE_CODE",
      error: "Bad Request",
      message: "The request is not valid.",
    } satisfies StatusErrorBody,
  },
];
