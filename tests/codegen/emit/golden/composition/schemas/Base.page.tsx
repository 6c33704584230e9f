// Generated from tests/fixtures/specs/composition.yaml#/components/schemas/Base. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { Base } from "./Base";
import { examples } from "./Base.samples";

export default function page() {
  return (
    <SchemaPage
      name="Base"
      examples={examples}
      sampled
      schemas={{
        Base,
      }}
      usedBy={{ models: ["Payment", "Failure"] }}
    />
  );
}
