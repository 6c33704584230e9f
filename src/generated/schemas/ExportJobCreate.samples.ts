// Generated from openapi/training-provider.yaml#/components/schemas/ExportJobCreate. Run `npm run codegen`; do not edit.
import type { ExportJobCreate } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      startDate: "2026-07-01",
      endDate: "2026-09-30",
      exportType: "ELEARNING_ENROLLMENTS",
      format: "CSV",
    } satisfies ExportJobCreate,
  },
];
