// Generated from openapi/training-provider.yaml#/components/schemas/CourseReference. Run `npm run codegen`; do not edit.
import type { CourseReference } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      id: "b80d6f13e4a7",
      name: "Working at height",
    } satisfies CourseReference,
  },
];
