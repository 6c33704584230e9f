// Generated from tests/fixtures/specs/composition.yaml#/components/schemas/Failure. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { Base } from "./Base";
import { Failure } from "./Failure";
import { examples } from "./Failure.samples";

export default function page() {
  return (
    <SchemaPage
      name="Failure"
      examples={examples}
      sampled
      schemas={{
        Failure,
        Base,
      }}
      usedBy={{
        operations: [
          {
            id: "create-payment",
            response: true,
          },
        ],
      }}
    />
  );
}
