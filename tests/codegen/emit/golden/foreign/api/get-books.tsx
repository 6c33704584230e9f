// Generated from tests/fixtures/specs/foreign.yaml#/paths/~1v2~1books/get. Run `npm run codegen`; do not edit.
import { OperationPage } from "../operation-page";
import { shared } from "../shared";
import { samples } from "./get-books.samples";

export default function GetBooks() {
  return (
    <OperationPage
      id="get-books"
      method="get"
      path="/v2/books"
      title="Returns the books of the library"
      tag="Books"
      samples={samples}
      responses={[
        {
          status: "200",
          description: "The books.",
        },
      ]}
      shared={shared}
    />
  );
}
