// Generated from openapi/training-provider.yaml#/components/schemas/ScheduleEventUpdate. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const ScheduleEventUpdate = {
  name: "ScheduleEventUpdate",
  type: "object",
  description: "One meeting of the class, old or new.",
  properties: [
    {
      name: "id",
      type: "string",
      description: "The id of an existing event. Leave it out to add an event.",
    },
    {
      name: "start",
      type: { ref: "UtcDateTime" },
      required: true,
      example: "2027-03-15T07:00:00Z",
      description: "When the meeting begins, in UTC.",
    },
    {
      name: "end",
      type: { ref: "UtcDateTime" },
      required: true,
      example: "2027-03-15T15:00:00Z",
      description: "When the meeting ends, in UTC.",
      notes: [
        {
          note: "validation",
          message: "An event must last less than 24 hours.",
        },
      ],
    },
  ],
  notes: [
    {
      note: "validation",
      rule: 'timestamp(self.end) - timestamp(self.start) < duration("24h")',
      message: "An event must last less than 24 hours.",
      fieldPath: ".end",
    },
  ],
  pageExamples: [
    {
      name: "example",
      from: "update-class#/request/application~1json/1/value/schedule/0",
    },
  ],
  usedBy: { models: ["ClassUpdate"] },
} satisfies NamedSchema;
