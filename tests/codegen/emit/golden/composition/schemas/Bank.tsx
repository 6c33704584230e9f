// Generated from tests/fixtures/specs/composition.yaml#/components/schemas/Bank. Run `npm run codegen`; do not edit.
import { Properties, Property, Schema } from "@reference";

export function Bank() {
  return (
    <Schema
      name="Bank"
      type="object"
      title="Bank account"
    >
      <Properties>
        <Property
          name="kind"
          type="string"
          const="bank"
          required
        />
        <Property
          name="iban"
          type="string"
        />
      </Properties>
    </Schema>
  );
}
