// Generated from tests/fixtures/specs/tiny.yaml. Run `npm run codegen`; do not edit.
import type { ApiNavigation } from "openapi-tsx-docs/reference";

export const navigation = {
  title: "Shelf",
  version: "1.0.0",
  spec: "tests/fixtures/specs/tiny.yaml",
  pages: ["errors", "rules"],
  sections: [
    {
      tag: "Books",
      slug: "books",
      operations: [
        {
          id: "list-books",
          method: "get",
          path: "/books",
          title: "List books",
        },
        {
          id: "replace-book",
          method: "put",
          path: "/books/{bookId}",
          title: "Replace a book",
          deprecated: true,
        },
      ],
    },
  ],
  schemas: [
    {
      name: "Book",
      slug: "book",
      summary: "A book on the shelf.",
    },
  ],
  servers: [{ url: "https://api.example.com" }],
} satisfies ApiNavigation;
