// Generated from tests/fixtures/specs/composition.yaml#/components/schemas/Card. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { Card } from "./Card";
import { examples } from "./Card.samples";

export default function page() {
  return (
    <SchemaPage
      name="Card"
      examples={examples}
      sampled
      schemas={{
        Card,
      }}
      usedBy={{ models: ["Source"] }}
    />
  );
}
