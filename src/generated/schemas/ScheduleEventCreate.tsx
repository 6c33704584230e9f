// Generated from openapi/training-provider.yaml#/components/schemas/ScheduleEventCreate. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const ScheduleEventCreate = {
  name: "ScheduleEventCreate",
  type: "object",
  description: "One meeting of the class.",
  properties: [
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
  closed: true,
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
      from: "create-class#/request/application~1json/0/value/schedule/0",
    },
  ],
  usedBy: { models: ["ClassCreateBase"] },
} satisfies NamedSchema;
