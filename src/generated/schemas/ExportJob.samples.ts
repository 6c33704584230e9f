// Generated from openapi/training-provider.yaml#/components/schemas/ExportJob. Run `npm run codegen`; do not edit.
import type { ExportJob } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      job: {
        id: "fe38c19a0d75",
        status: "PENDING",
      },
      exportData: {
        downloadUrl: null,
        downloadExpiresAt: null,
      },
      errors: [],
    } satisfies ExportJob,
  },
];
