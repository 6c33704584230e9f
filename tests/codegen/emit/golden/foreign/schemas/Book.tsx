// Generated from tests/fixtures/specs/foreign.yaml#/components/schemas/book. Run `npm run codegen`; do not edit.
import { CodeBlock, Table, type NamedSchema } from "@reference";

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
      type: "string",
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
} satisfies NamedSchema;
