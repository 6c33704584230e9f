// Generated from openapi/training-provider.yaml#/components/schemas/ScheduleEvent. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const ScheduleEvent = {
  name: "ScheduleEvent",
  type: "object",
  description: "One meeting of a class.",
  properties: [
    {
      name: "id",
      type: "string",
      required: true,
      description: "Send it back when you update the schedule, so that the event is recognized.",
    },
    {
      name: "start",
      type: "string",
      format: "date-time",
      description: "When the meeting begins, in UTC.",
    },
    {
      name: "end",
      type: "string",
      format: "date-time",
      description: "When the meeting ends, in UTC.",
    },
  ],
  pageExamples: [
    {
      name: "example",
      from: "list-classes#/responses/200/application~1json/0/value/0/schedule/0",
    },
  ],
  usedBy: { models: ["Class"] },
} satisfies NamedSchema;
