// Generated from tests/fixtures/specs/composition.yaml#/components/schemas/Tree. Run `npm run codegen`; do not edit.
import { SchemaPage, UsedBy, UsedByModel, UsedByOperation } from "@reference";
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
    >
      <UsedBy>
        <UsedByOperation
          id="create-payment"
          response
        />
        <UsedByModel name="Tree" />
      </UsedBy>
    </SchemaPage>
  );
}
