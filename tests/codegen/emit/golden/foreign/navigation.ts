// Generated from tests/fixtures/specs/foreign.yaml. Run `npm run codegen`; do not edit.
import type { ApiNavigation } from "openapi-tsx-docs/reference";

export const navigation = {
  title: "Library",
  version: "2",
  spec: "tests/fixtures/specs/foreign.yaml",
  sections: [
    {
      tag: "Books",
      slug: "books",
      operations: [
        {
          id: "get-books",
          method: "get",
          path: "/v2/books",
          title: "Returns the books of the library",
        },
        {
          id: "post-books",
          method: "post",
          path: "/v2/books",
          title: "Adds a book to the catalog",
        },
      ],
    },
    {
      tag: "Book loans",
      slug: "book-loans",
      operations: [
        {
          id: "get-book-loans-id",
          method: "get",
          path: "/v2/book_loans/{id}",
          title: "GET /v2/book_loans/{id}",
        },
        {
          id: "get-book-loans-id-renewals-renewal",
          method: "get",
          path: "/v2/book_loans/{id}/renewals/{renewal}",
          title: "GET /v2/book_loans/{id}/renewals/{renewal}",
        },
        {
          id: "post-book-loans-id-return",
          method: "post",
          path: "/v2/book_loans/{id}/return",
          title: "POST /v2/book_loans/{id}/return",
        },
      ],
    },
  ],
  schemas: [
    {
      name: "book",
      identifier: "Book",
      slug: "book",
      summary: "A book.",
    },
    {
      name: "author",
      identifier: "Author",
      slug: "author",
    },
  ],
  servers: [{ url: "https://api.library.example" }],
  credentials: [
    {
      scheme: "Key",
      in: "header",
      name: "X-Library-Key",
      value: "{key}",
    },
  ],
} satisfies ApiNavigation;
