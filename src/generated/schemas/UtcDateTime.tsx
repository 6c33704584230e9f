// Generated from openapi/training-provider.yaml#/components/schemas/UtcDateTime. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "@reference";
import type { UtcDateTime as UtcDateTimeModel } from "../models";

export const UtcDateTime = {
  name: "UtcDateTime",
  type: "string",
  format: "date-time",
  pattern: "(Z|\\+00:00)$",
  example: "2027-03-15T07:00:00Z",
  description: (
    <>
      A time in UTC, in ISO 8601. It ends with <code>Z</code> or <code>+00:00</code>.
    </>
  ),
  pageExamples: [
    {
      name: "example",
      value: "2027-03-15T07:00:00Z" satisfies UtcDateTimeModel,
    },
  ],
  usedBy: { models: ["ScheduleEventCreate", "ScheduleEventUpdate"] },
} satisfies NamedSchema;
