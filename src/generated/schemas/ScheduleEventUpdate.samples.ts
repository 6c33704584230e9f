// Generated from openapi/training-provider.yaml#/components/schemas/ScheduleEventUpdate. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    from: "update-class#/request/application~1json/1/value/schedule/0",
  },
];

export const usedBy = { models: ["ClassUpdate"] };
