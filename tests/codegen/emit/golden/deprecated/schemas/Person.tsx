// Generated from tests/fixtures/specs/deprecated.yaml#/components/schemas/Person. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "@reference";
import type { Person as PersonModel } from "../models";

export const Person = {
  name: "Person",
  type: "object",
  properties: [
    {
      name: "name",
      type: "string",
    },
  ],
  pageExamples: [
    {
      name: "example",
      sampled: true,
      value: {
        name: "Example",
      } satisfies PersonModel,
    },
  ],
  usedBy: { models: ["Book"] },
} satisfies NamedSchema;
