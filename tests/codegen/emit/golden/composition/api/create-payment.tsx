// Generated from tests/fixtures/specs/composition.yaml#/paths/~1payments/post. Run `npm run codegen`; do not edit.
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
      title="POST /payments"
      tag="Payments"
      samples={samples}
      examples={examples}
      schemas={{
        Payment,
        Tree,
        Failure,
        Source,
        Base,
        Card,
        Bank,
      }}
      requestBody={{
        content: [
          {
            mediaType: "application/json",
            schema: { type: { ref: "Payment" } },
          },
        ],
      }}
      responses={[
        {
          status: "201",
          description: "Created.",
          content: [
            {
              mediaType: "application/json",
              schema: { type: { ref: "Tree" } },
            },
          ],
        },
        {
          status: "default",
          description: "Refused.",
          content: [
            {
              mediaType: "application/json",
              schema: {
                type: { or: [{ ref: "Failure" }, "string"] },
                unions: [
                  {
                    mode: "oneOf",
                    variants: [
                      {
                        label: "Failure",
                        type: { ref: "Failure" },
                      },
                      { type: "string" },
                    ],
                  },
                ],
              },
            },
          ],
        },
      ]}
    />
  );
}
