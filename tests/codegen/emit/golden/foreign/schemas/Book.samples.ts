// Generated from tests/fixtures/specs/foreign.yaml#/components/schemas/book. Run `npm run codegen`; do not edit.
import type { Book } from "../models";

export const examples = [
  {
    name: "example",
    sampled: true,
    value: {
      author: {
        name: "Example",
        born: 1,
      },
      binding: "text",
      edition: 1,
      isbn: "text",
      keywords: ["text"],
      language: "text",
      notes: "text",
      pages: 1,
      place: "text",
      price: 1,
      publisher: "text",
      series: "text",
      shelf: "text",
      title: "text",
      year: 1,
    } satisfies Book,
  },
];

export const usedBy = {
  operations: [
    {
      id: "post-books",
      request: true,
    },
  ],
};
