// Generated from tests/fixtures/specs/foreign.yaml#/paths/~1v2~1book_loans~1{id}/get. Run `npm run codegen`; do not edit.
import { OperationPage } from "../operation-page";
import { parameters, shared } from "../shared";
import { samples } from "./get-book-loans-id.samples";

export default function GetBookLoansId() {
  return (
    <OperationPage
      id="get-book-loans-id"
      method="get"
      path="/v2/book_loans/{id}"
      title="GET /v2/book_loans/{id}"
      tag="Book loans"
      samples={samples}
      description="Retrieves a loan."
      parameters={[parameters.id]}
      responses={[
        {
          status: "200",
          description: "The loan.",
        },
      ]}
      shared={shared}
    />
  );
}
