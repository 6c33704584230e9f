// Generated from openapi/training-provider.yaml#/components/schemas/UtcDateTime. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const UtcDateTime = {
  name: "UtcDateTime",
  type: "string",
  format: "date-time",
  pattern: "(Z|\\+00:00)$",
  description: (
    <>
      A time in UTC, in ISO 8601. It ends with <code>Z</code> or <code>+00:00</code>.
    </>
  ),
  usedBy: { models: ["ScheduleEventCreate", "ScheduleEventUpdate"] },
} satisfies NamedSchema;
