// Generated from tests/fixtures/specs/foreign.yaml#/paths/~1v2~1books/post. Run `npm run codegen`; do not edit.
import { OperationPage } from "../operation-page";
import { shared } from "../shared";
import { examples, samples } from "./post-books.samples";

export default function PostBooks() {
  return (
    <OperationPage
      id="post-books"
      method="post"
      path="/v2/books"
      title="POST /v2/books"
      tag="Books"
      samples={samples}
      examples={examples}
      description="Adds a book to the catalog."
      details={
        <p>
          It can be lent <strong>at once</strong>.
        </p>
      }
      requestBody={{
        content: [
          {
            mediaType: "application/x-www-form-urlencoded",
            schema: { type: { ref: "book" } },
          },
        ],
      }}
      responses={[
        {
          status: "200",
          description: "Added.",
        },
      ]}
      shared={shared}
    />
  );
}
