// Generated from tests/fixtures/specs/foreign.yaml. Run `npm run codegen`; do not edit.
import type { ApiNavigation } from "@reference";

export const navigation = {
  title: "Library",
  version: "2",
  spec: "tests/fixtures/specs/foreign.yaml",
  sections: [
    {
      tag: "",
      slug: "other",
      operations: [
        {
          id: "get-books",
          method: "get",
          path: "/v2/books",
          title: "GetBooks",
        },
        {
          id: "post-books",
          method: "post",
          path: "/v2/books",
          title: "PostBooks",
        },
        {
          id: "get-book-loans-id",
          method: "get",
          path: "/v2/book_loans/{id}",
          title: "GetBookLoansId",
        },
        {
          id: "get-book-loans-id-renewals-renewal",
          method: "get",
          path: "/v2/book_loans/{id}/renewals/{renewal}",
          title: "GetBookLoansIdRenewalsRenewal",
        },
        {
          id: "post-book-loans-id-return",
          method: "post",
          path: "/v2/book_loans/{id}/return",
          title: "PostBookLoansIdReturn",
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
} satisfies ApiNavigation;
