// Generated from tests/fixtures/specs/composition.yaml#/components/schemas/Base. Run `npm run codegen`; do not edit.
import { Properties, Property, Schema } from "@reference";

export function Base() {
  return (
    <Schema
      name="Base"
      type="object"
    >
      <Properties>
        <Property
          name="id"
          type="string"
          required
        />
      </Properties>
    </Schema>
  );
}
