// Generated from tests/fixtures/specs/composition.yaml#/paths/~1payments/post. Run `npm run codegen`; do not edit.
import { OperationPage } from "../operation-page";
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
