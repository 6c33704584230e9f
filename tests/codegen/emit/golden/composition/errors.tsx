// Generated from tests/fixtures/specs/composition.yaml#/paths. Run `npm run codegen`; do not edit.
import { ErrorExample, ErrorShape, ErrorStatus, ErrorsPage, OperationLink, Ref } from "@reference";
import { examples as createPaymentExamples } from "./api/create-payment.samples";
import { Base } from "./schemas/Base";
import { Failure } from "./schemas/Failure";

export default function page() {
  return (
    <ErrorsPage
      schemas={{
        Failure,
        Base,
      }}
    >
      <ErrorShape type="Failure">
        <Ref to="Failure" />
        <ErrorExample
          status="default"
          from={createPaymentExamples.responses["default"]["application/json"]}
          name="example"
        />
        <ErrorStatus status="default">
          <OperationLink id="create-payment" />
        </ErrorStatus>
      </ErrorShape>
      <ErrorShape type="string">
        <ErrorStatus status="default">
          <OperationLink id="create-payment" />
        </ErrorStatus>
      </ErrorShape>
    </ErrorsPage>
  );
}
