// Generated from tests/fixtures/specs/composition.yaml. Run `npm run codegen`; do not edit.
import type { ApiNavigation } from "openapi-tsx-docs/reference";

export const navigation = {
  title: "Composition",
  version: "1",
  spec: "tests/fixtures/specs/composition.yaml",
  pages: ["errors"],
  sections: [
    {
      tag: "Payments",
      slug: "payments",
      operations: [
        {
          id: "create-payment",
          method: "post",
          path: "/payments",
          title: "POST /payments",
        },
      ],
    },
  ],
  schemas: [
    {
      name: "Base",
      slug: "base",
    },
    {
      name: "Card",
      slug: "card",
    },
    {
      name: "Bank",
      slug: "bank",
    },
    {
      name: "Source",
      slug: "source",
    },
    {
      name: "Payment",
      slug: "payment",
      summary: "Includes a base, requires groups, and depends on a value.",
    },
    {
      name: "Tree",
      slug: "tree",
    },
    {
      name: "Failure",
      slug: "failure",
    },
  ],
} satisfies ApiNavigation;
