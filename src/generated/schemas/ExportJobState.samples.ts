// Generated from openapi/training-provider.yaml#/components/schemas/ExportJobState. Run `npm run codegen`; do not edit.
import type { ExportJobState } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      id: "fe38c19a0d75",
      status: "PENDING",
    } satisfies ExportJobState,
  },
];
