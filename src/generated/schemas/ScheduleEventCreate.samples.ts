// Generated from openapi/training-provider.yaml#/components/schemas/ScheduleEventCreate. Run `npm run codegen`; do not edit.

export const examples = [
  {
    name: "example",
    from: "create-class#/request/application~1json/0/value/schedule/0",
  },
];

export const usedBy = { models: ["ClassCreateBase"] };
