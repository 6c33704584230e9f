// Generated from tests/fixtures/specs/hostile-text.yaml#/components/schemas/Text. Run `npm run codegen`; do not edit.
import { SchemaPage, UsedBy, UsedByOperation } from "@reference";
import { Text } from "./Text";

export default function page() {
  return (
    <SchemaPage
      name="Text"
      schemas={{
        Text,
      }}
    >
      <UsedBy>
        <UsedByOperation
          id="x-b-amp-b-x-n-if-script-proto"
          response
        />
      </UsedBy>
    </SchemaPage>
  );
}
