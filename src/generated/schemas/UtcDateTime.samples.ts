// Generated from openapi/training-provider.yaml#/components/schemas/UtcDateTime. Run `npm run codegen`; do not edit.
import type { UtcDateTime } from "../models";

export const examples = [
  {
    name: "example",
    value: "2027-03-15T07:00:00Z" satisfies UtcDateTime,
  },
];

export const usedBy = { models: ["ScheduleEventCreate", "ScheduleEventUpdate"] };
