// Generated from openapi/training-provider.yaml#/components/schemas/ScheduleEvent. Run `npm run codegen`; do not edit.
import type { ScheduleEvent } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      id: "91be3c0d7f52",
      start: "2027-03-15T07:00:00Z",
      end: "2027-03-15T15:00:00Z",
    } satisfies ScheduleEvent,
  },
];
