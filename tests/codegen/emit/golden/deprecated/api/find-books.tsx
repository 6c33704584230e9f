// Generated from tests/fixtures/specs/deprecated.yaml#/paths/~1books/get. Run `npm run codegen`; do not edit.
import { A } from "@reference";
import { OperationPage } from "../operation-page";
import { examples, samples } from "./find-books.samples";

export default function FindBooks() {
  return (
    <OperationPage
      id="find-books"
      method="get"
      path="/books"
      title="Find books"
      tag="Books"
      deprecated
      samples={samples}
      examples={examples}
      deprecation={{
        description: (
          <>
            Ask <A href="/shelf">the shelf</A> instead; this call ends with the year.
          </>
        ),
        hasLinks: true,
      }}
      description="Books by their title."
      parameters={[
        {
          in: "query",
          name: "title",
          type: "string",
          deprecated: true,
          deprecation: {
            description: (
              <>
                Replaced by <code>q</code>.
              </>
            ),
          },
        },
        {
          in: "query",
          name: "sort",
          type: "string",
          deprecated: true,
        },
        {
          in: "query",
          name: "q",
          type: "string",
        },
      ]}
      responses={[
        {
          status: "200",
          description: "The books.",
          headers: [
            {
              name: "X-Total",
              type: "integer",
              deprecated: true,
              deprecation: { description: "Count the books." },
            },
          ],
          content: [
            {
              mediaType: "application/json",
              schema: { type: { array: { ref: "Book" } } },
            },
          ],
        },
      ]}
    />
  );
}
