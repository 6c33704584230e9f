// Generated from tests/fixtures/specs/composition.yaml#/components/schemas/Tree. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { Tree } from "./Tree";
import { examples } from "./Tree.samples";

export default function page() {
  return (
    <SchemaPage
      name="Tree"
      examples={examples}
      sampled
      schemas={{
        Tree,
      }}
      usedBy={{
        operations: [
          {
            id: "create-payment",
            response: true,
          },
        ],
        models: ["Tree"],
      }}
    />
  );
}
