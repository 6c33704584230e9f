// Generated from openapi/training-provider.yaml#/components/schemas/ScheduleEventCreate. Run `npm run codegen`; do not edit.
import type { ScheduleEventCreate } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      start: "2027-03-15T07:00:00Z",
      end: "2027-03-15T15:00:00Z",
    } satisfies ScheduleEventCreate,
  },
];
