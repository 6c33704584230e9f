// Generated from openapi/training-provider.yaml#/components/schemas/Attendance. Run `npm run codegen`; do not edit.
import type { Attendance } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      id: "0a7de3529fc4",
      attendance: "PRESENT",
    } satisfies Attendance,
  },
];
