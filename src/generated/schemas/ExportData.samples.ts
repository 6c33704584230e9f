// Generated from openapi/training-provider.yaml#/components/schemas/ExportData. Run `npm run codegen`; do not edit.
import type { ExportData } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      downloadUrl: null,
      downloadExpiresAt: null,
    } satisfies ExportData,
  },
];
