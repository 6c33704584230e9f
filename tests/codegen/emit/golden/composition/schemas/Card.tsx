// Generated from tests/fixtures/specs/composition.yaml#/components/schemas/Card. Run `npm run codegen`; do not edit.
import { Properties, Property, Schema } from "@reference";

export function Card() {
  return (
    <Schema
      name="Card"
      type="object"
    >
      <Properties>
        <Property
          name="kind"
          type="string"
          const="card"
          required
        />
        <Property
          name="number"
          type="string"
          pattern="^\d{16}$"
          required
        />
      </Properties>
    </Schema>
  );
}
