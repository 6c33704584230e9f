// Generated from tests/fixtures/specs/composition.yaml#/components/schemas/Failure. Run `npm run codegen`; do not edit.
import { Includes, Properties, Property, Schema } from "@reference";

export function Failure() {
  return (
    <Schema
      name="Failure"
      type="object"
    >
      <Properties closed>
        <Property
          name="value"
          type="any"
        />
        <Property
          name="nothing"
          type="never"
        />
      </Properties>
      <Includes of="Base" />
    </Schema>
  );
}
