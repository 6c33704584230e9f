// Generated from tests/fixtures/specs/foreign.yaml#/components/schemas/book. Run `npm run codegen`; do not edit.
import { CodeBlock, Table, type NamedSchema } from "openapi-tsx-docs/reference";
import type { Book as BookModel } from "../models";

export const Book = {
  name: "book",
  type: "object",
  description: (
    <>
      A book.
      <br />
      Of any <em>kind</em>.
    </>
  ),
  properties: [
    {
      name: "author",
      type: { ref: "author" },
      required: true,
    },
    {
      name: "binding",
      type: "string",
    },
    {
      name: "edition",
      type: "integer",
      details: (
        <Table>
          <thead>
            <tr>
              <th>No.</th>
              <th>Meaning</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>1</td>
              <td>
                the <strong>first</strong>
              </td>
            </tr>
          </tbody>
        </Table>
      ),
    },
    {
      name: "isbn",
      type: "string",
    },
    {
      name: "keywords",
      type: { array: "string" },
    },
    {
      name: "language",
      type: "string",
    },
    {
      name: "notes",
      type: "string",
      details: <CodeBlock language="js">{"a < b"}</CodeBlock>,
    },
    {
      name: "pages",
      type: "integer",
    },
    {
      name: "place",
      type: "string",
    },
    {
      name: "price",
      type: "number",
    },
    {
      name: "publisher",
      type: "string",
    },
    {
      name: "series",
      type: "string",
    },
    {
      name: "shelf",
      type: { or: ["boolean", "string"] },
      unions: [
        {
          mode: "anyOf",
          variants: [
            { type: "boolean" },
            {
              type: "string",
              maxLength: 20,
            },
          ],
        },
      ],
    },
    {
      name: "title",
      type: "string",
      required: true,
    },
    {
      name: "year",
      type: "integer",
    },
  ],
  pageExamples: [
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
        shelf: true,
        title: "text",
        year: 1,
      } satisfies BookModel,
    },
  ],
  usedBy: {
    operations: [
      {
        id: "post-books",
        request: true,
      },
    ],
  },
} satisfies NamedSchema;
