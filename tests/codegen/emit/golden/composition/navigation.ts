// Generated from tests/fixtures/specs/composition.yaml. Run `npm run codegen`; do not edit.
import type { ApiNavigation } from "@reference";

export const navigation = {
  title: "Composition",
  version: "1",
  spec: "tests/fixtures/specs/composition.yaml",
  errors: true,
  sections: [
    {
      tag: "Other",
      slug: "other",
      operations: [
        {
          id: "create-payment",
          kind: "operation",
          method: "post",
          path: "/payments",
          title: "createPayment",
        },
      ],
    },
  ],
  schemas: [
    {
      name: "Base",
      identifier: "Base",
      slug: "base",
    },
    {
      name: "Card",
      identifier: "Card",
      slug: "card",
    },
    {
      name: "Bank",
      identifier: "Bank",
      slug: "bank",
    },
    {
      name: "Source",
      identifier: "Source",
      slug: "source",
    },
    {
      name: "Payment",
      identifier: "Payment",
      slug: "payment",
      summary: "Includes a base, requires groups, and depends on a value.",
    },
    {
      name: "Tree",
      identifier: "Tree",
      slug: "tree",
    },
    {
      name: "Failure",
      identifier: "Failure",
      slug: "failure",
    },
  ],
} satisfies ApiNavigation;
