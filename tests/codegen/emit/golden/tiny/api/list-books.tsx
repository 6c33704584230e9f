// Generated from tests/fixtures/specs/tiny.yaml#/paths/~1books/get. Run `npm run codegen`; do not edit.
import { OperationPage } from "../operation-page";
import { shared } from "../shared";
import { examples, samples } from "./list-books.samples";

export default function ListBooks() {
  return (
    <OperationPage
      id="list-books"
      method="get"
      path="/books"
      title="List books"
      tag="Books"
      samples={samples}
      examples={examples}
      parameters={[
        {
          in: "query",
          name: "limit",
          type: "integer",
          minimum: 1,
          maximum: 100,
          default: 20,
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
      shared={shared}
    />
  );
}
