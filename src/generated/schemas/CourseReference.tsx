// Generated from openapi/training-provider.yaml#/components/schemas/CourseReference. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const CourseReference = {
  name: "CourseReference",
  type: "object",
  description: "A course in brief.",
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
  pageExamples: [
    {
      name: "example",
      from: "list-classes#/responses/200/application~1json/0/value/0/course",
    },
  ],
  usedBy: { models: ["Class"] },
} satisfies NamedSchema;
