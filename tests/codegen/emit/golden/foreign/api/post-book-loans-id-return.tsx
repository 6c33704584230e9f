// Generated from tests/fixtures/specs/foreign.yaml#/paths/~1v2~1book_loans~1{id}~1return/post. Run `npm run codegen`; do not edit.
import { OperationPage } from "../operation-page";
import { parameters, shared } from "../shared";
import { samples } from "./post-book-loans-id-return.samples";

export default function PostBookLoansIdReturn() {
  return (
    <OperationPage
      id="post-book-loans-id-return"
      method="post"
      path="/v2/book_loans/{id}/return"
      title="POST /v2/book_loans/{id}/return"
      tag="Book loans"
      samples={samples}
      description={
        <>
          Takes a book back, whether it was lent by this library or by another one of the same town.
        </>
      }
      parameters={[parameters.id]}
      responses={[
        {
          status: "200",
          description: "Taken back.",
        },
      ]}
      shared={shared}
    />
  );
}
