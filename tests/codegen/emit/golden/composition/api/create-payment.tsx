// Generated from tests/fixtures/specs/composition.yaml#/paths/~1payments/post. Run `npm run codegen`; do not edit.
import {
  MediaType,
  OneOf,
  Ref,
  RequestBody,
  Response,
  Responses,
  Schema,
  Variant,
} from "@reference";
import { OperationPage } from "../operation-page";
import { Bank } from "../schemas/Bank";
import { Base } from "../schemas/Base";
import { Card } from "../schemas/Card";
import { Failure } from "../schemas/Failure";
import { Payment } from "../schemas/Payment";
import { Source } from "../schemas/Source";
import { Tree } from "../schemas/Tree";
import { examples, samples } from "./create-payment.samples";

export default function CreatePayment() {
  return (
    <OperationPage
      id="create-payment"
      method="post"
      path="/payments"
      title="createPayment"
      tag="Other"
      samples={samples}
      schemas={{
        Payment,
        Tree,
        Failure,
        Source,
        Base,
        Card,
        Bank,
      }}
    >
      <RequestBody>
        <MediaType
          type="application/json"
          examples={examples.request["application/json"]}
        >
          <Schema type="Payment">
            <Ref to="Payment" />
          </Schema>
        </MediaType>
      </RequestBody>
      <Responses>
        <Response status="201">
          <p>Created.</p>
          <MediaType
            type="application/json"
            examples={examples.responses["201"]["application/json"]}
          >
            <Schema type="Tree">
              <Ref to="Tree" />
            </Schema>
          </MediaType>
        </Response>
        <Response status="default">
          <p>Refused.</p>
          <MediaType
            type="application/json"
            examples={examples.responses["default"]["application/json"]}
          >
            <Schema type="Failure or string">
              <OneOf>
                <Variant
                  label="Failure"
                  type="Failure"
                >
                  <Ref to="Failure" />
                </Variant>
                <Variant
                  label="string"
                  type="string"
                />
              </OneOf>
            </Schema>
          </MediaType>
        </Response>
      </Responses>
    </OperationPage>
  );
}
