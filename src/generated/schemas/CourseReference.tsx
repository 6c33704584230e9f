// Generated from openapi/training-provider.yaml#/components/schemas/CourseReference. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "@reference";

export const CourseReference = {
  name: "CourseReference",
  type: "object",
  description: "A course, in short.",
  properties: [
    {
      name: "id",
      type: "string",
      required: true,
      description: "Identifies the course in other calls.",
    },
    {
      name: "name",
      type: "string",
      description: "Title of the course.",
    },
  ],
} satisfies NamedSchema;
