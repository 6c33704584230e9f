// Generated from tests/fixtures/specs/composition.yaml#/components/schemas/Source. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { Bank } from "./Bank";
import { Card } from "./Card";
import { Source } from "./Source";
import { examples } from "./Source.samples";

export default function page() {
  return (
    <SchemaPage
      name="Source"
      examples={examples}
      sampled
      schemas={{
        Source,
      }}
      branches={{
        Card,
        Bank,
      }}
      usedBy={{ models: ["Payment"] }}
    />
  );
}
