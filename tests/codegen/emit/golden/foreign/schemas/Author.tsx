// Generated from tests/fixtures/specs/foreign.yaml#/components/schemas/author. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";
import type { Author as AuthorModel } from "../models";

export const Author = {
  name: "author",
  type: "object",
  properties: [
    {
      name: "name",
      type: "string",
      required: true,
    },
    {
      name: "born",
      type: "integer",
    },
  ],
  pageExamples: [
    {
      name: "example",
      sampled: true,
      value: {
        name: "Example",
        born: 1,
      } satisfies AuthorModel,
    },
  ],
  usedBy: { models: ["book"] },
} satisfies NamedSchema;
