// Generated from tests/fixtures/specs/composition.yaml#/components/schemas/Payment. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { Base } from "./Base";
import { Payment } from "./Payment";
import { examples } from "./Payment.samples";

export default function page() {
  return (
    <SchemaPage
      name="Payment"
      examples={examples}
      sampled
      schemas={{
        Payment,
        Base,
      }}
      usedBy={{
        operations: [
          {
            id: "create-payment",
            request: true,
          },
        ],
      }}
    />
  );
}
