// Generated from openapi/training-provider.yaml#/components/schemas/UtcDateTime. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const UtcDateTime = {
  name: "UtcDateTime",
  type: "string",
  format: "date-time",
  description: (
    <>
      A time in UTC, in ISO 8601, such as <code>2027-03-15T15:00:00Z</code>.
    </>
  ),
  usedBy: { models: ["ScheduleEventCreate", "ScheduleEventUpdate"] },
} satisfies NamedSchema;
