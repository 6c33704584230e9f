// Generated from tests/fixtures/specs/composition.yaml#/components/schemas/Bank. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { Bank } from "./Bank";
import { examples } from "./Bank.samples";

export default function page() {
  return (
    <SchemaPage
      name="Bank"
      examples={examples}
      sampled
      schemas={{
        Bank,
      }}
      usedBy={{ models: ["Source"] }}
    />
  );
}
