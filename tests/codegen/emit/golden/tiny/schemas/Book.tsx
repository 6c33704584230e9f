// Generated from tests/fixtures/specs/tiny.yaml#/components/schemas/Book. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const Book = {
  name: "Book",
  type: "object",
  description: "A book on the shelf.",
  properties: [
    {
      name: "id",
      type: "string",
      required: true,
      readOnly: true,
    },
    {
      name: "title",
      type: "string",
      minLength: 1,
      required: true,
      description: "As printed on the spine.",
    },
    {
      name: "pages",
      type: "integer",
      exclusiveMinimum: 0,
      nullable: true,
    },
  ],
  closed: true,
  pageExamples: [
    {
      name: "example",
      from: "replace-book#/request/application~1json/0/value",
    },
  ],
  usedBy: {
    operations: [
      {
        id: "list-books",
        response: true,
      },
      {
        id: "replace-book",
        request: true,
      },
    ],
  },
} satisfies NamedSchema;
