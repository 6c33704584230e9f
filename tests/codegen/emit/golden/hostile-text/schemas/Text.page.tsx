// Generated from tests/fixtures/specs/hostile-text.yaml#/components/schemas/Text. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { Text } from "./Text";

export default function page() {
  return (
    <SchemaPage
      name="Text"
      schemas={{
        Text,
      }}
      usedBy={{
        operations: [
          {
            id: "x-b-amp-b-x-n-if-script-proto",
            response: true,
          },
        ],
      }}
    />
  );
}
