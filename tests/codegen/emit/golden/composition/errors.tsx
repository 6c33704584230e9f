// Generated from tests/fixtures/specs/composition.yaml#/paths. Run `npm run codegen`; do not edit.
import { ErrorsPage } from "@reference";
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
