// Generated from tests/fixtures/specs/deprecated.yaml. Run `npm run codegen`; do not edit.
import type { ApiNavigation } from "@reference";

export const navigation = {
  title: "Deprecated",
  version: "1",
  spec: "tests/fixtures/specs/deprecated.yaml",
  sections: [
    {
      tag: "Books",
      slug: "books",
      operations: [
        {
          id: "find-books",
          method: "get",
          path: "/books",
          title: "Find books",
          deprecated: true,
        },
      ],
    },
  ],
  schemas: [
    {
      name: "Book",
      slug: "book",
      summary: "A book.",
    },
    {
      name: "Person",
      slug: "person",
    },
  ],
} satisfies ApiNavigation;
