// Generated from openapi/training-provider.yaml#/components/schemas/ExportJobCreated. Run `npm run codegen`; do not edit.
import type { ExportJobCreated } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      job: {
        id: "fe38c19a0d75",
      },
    } satisfies ExportJobCreated,
  },
];
