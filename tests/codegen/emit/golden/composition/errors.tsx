// Generated from tests/fixtures/specs/composition.yaml#/paths. Run `npm run codegen`; do not edit.
import { ErrorsPage } from "openapi-tsx-docs/reference";
import { examples as createPaymentExamples } from "./api/create-payment.samples";

export default function page() {
  return (
    <ErrorsPage
      shapes={[
        {
          schema: { type: { ref: "Failure" } },
          examples: [
            {
              status: "default",
              from: createPaymentExamples.responses["default"]["application/json"],
              name: "example",
            },
          ],
          statuses: [
            {
              status: "default",
              operations: ["create-payment"],
            },
          ],
        },
        {
          schema: { type: "string" },
          statuses: [
            {
              status: "default",
              operations: ["create-payment"],
            },
          ],
        },
      ]}
    />
  );
}
