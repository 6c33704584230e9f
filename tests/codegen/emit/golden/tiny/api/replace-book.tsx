// Generated from tests/fixtures/specs/tiny.yaml#/paths/~1books~1{bookId}/put. Run `npm run codegen`; do not edit.
import { A } from "openapi-tsx-docs/reference";
import { OperationPage } from "../operation-page";
import { shared } from "../shared";
import { examples, samples } from "./replace-book.samples";

export default function ReplaceBook() {
  return (
    <OperationPage
      id="replace-book"
      method="put"
      path="/books/{bookId}"
      title="Replace a book"
      tag="Books"
      deprecated
      samples={samples}
      examples={examples}
      description={
        <>
          Writes the whole book. See <A href="/shelf">the shelf</A> and <code>title</code>.
        </>
      }
      hasLinks
      details={
        <ol>
          <li>Read it.</li>
          <li>Write it back.</li>
        </ol>
      }
      parameters={[
        {
          in: "path",
          name: "bookId",
          type: "string",
          required: true,
          example: "b-7",
          description: (
            <>
              The <strong>id</strong> of the book.
            </>
          ),
        },
      ]}
      requestBody={{
        required: true,
        content: [
          {
            mediaType: "application/json",
            schema: { type: { ref: "Book" } },
          },
        ],
      }}
      responses={[
        {
          status: "204",
          description: "The book was replaced.",
        },
        {
          status: "404",
          description: "There is no such book.",
          content: [
            {
              mediaType: "text/plain",
              schema: { type: "string" },
            },
          ],
        },
      ]}
      shared={shared}
    />
  );
}
