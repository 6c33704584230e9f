// Generated from tests/fixtures/specs/deprecated.yaml#/components/schemas/Person. Run `npm run codegen`; do not edit.
import { Properties, Property, Schema } from "@reference";

export function Person() {
  return (
    <Schema
      name="Person"
      type="object"
    >
      <Properties>
        <Property
          name="name"
          type="string"
        />
      </Properties>
    </Schema>
  );
}
