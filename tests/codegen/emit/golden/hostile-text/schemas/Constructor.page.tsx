// Generated from tests/fixtures/specs/hostile-text.yaml#/components/schemas/constructor. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { Constructor } from "./Constructor";
import { examples } from "./Constructor.samples";

export default function page() {
  return (
    <SchemaPage
      name="constructor"
      examples={examples}
      sampled
      schemas={{
        constructor: Constructor,
      }}
      usedBy={{
        operations: [
          {
            id: "x-b-amp-b-x-n-if-script-proto",
            request: true,
          },
        ],
      }}
    />
  );
}
