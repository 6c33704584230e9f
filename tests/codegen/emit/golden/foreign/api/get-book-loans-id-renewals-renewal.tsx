// Generated from tests/fixtures/specs/foreign.yaml#/paths/~1v2~1book_loans~1{id}~1renewals~1{renewal}/get. Run `npm run codegen`; do not edit.
import { OperationPage } from "../operation-page";
import { parameters, shared } from "../shared";
import { samples } from "./get-book-loans-id-renewals-renewal.samples";

export default function GetBookLoansIdRenewalsRenewal() {
  return (
    <OperationPage
      id="get-book-loans-id-renewals-renewal"
      method="get"
      path="/v2/book_loans/{id}/renewals/{renewal}"
      title="GET /v2/book_loans/{id}/renewals/{renewal}"
      tag="Book loans"
      samples={samples}
      description="Retrieves a loan."
      parameters={[
        parameters.id,
        {
          in: "path",
          name: "renewal",
          type: "string",
          required: true,
        },
      ]}
      responses={[
        {
          status: "200",
          description: "The renewal.",
        },
      ]}
      shared={shared}
    />
  );
}
