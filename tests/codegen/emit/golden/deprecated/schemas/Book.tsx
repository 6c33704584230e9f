// Generated from tests/fixtures/specs/deprecated.yaml#/components/schemas/Book. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "@reference";

export const Book = {
  name: "Book",
  type: "object",
  deprecated: true,
  deprecation: { description: "Use works." },
  description: "A book. Not a magazine.",
  properties: [
    {
      name: "isbn10",
      type: "string",
      pattern: "^[0-9]{10}$",
      deprecated: true,
      deprecation: {
        description: (
          <>
            Use <code>isbn</code> instead.
          </>
        ),
      },
      description: "The old number.",
    },
    {
      name: "author",
      type: { ref: "Person" },
      deprecated: true,
      deprecation: {
        description: "A book may have several.",
        details: (
          <p>
            See <code>authors</code>.
          </p>
        ),
      },
    },
  ],
  usedBy: {
    operations: [
      {
        id: "find-books",
        response: true,
      },
    ],
  },
} satisfies NamedSchema;
