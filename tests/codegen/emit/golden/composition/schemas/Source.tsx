// Generated from tests/fixtures/specs/composition.yaml#/components/schemas/Source. Run `npm run codegen`; do not edit.
import { OneOf, Ref, Schema, Variant } from "@reference";

export function Source() {
  return (
    <Schema
      name="Source"
      type="Card or Bank"
    >
      <OneOf discriminator="kind">
        <Variant
          label="Card"
          value="card"
          type="Card"
        >
          <Ref to="Card" />
        </Variant>
        <Variant
          label="Bank account"
          value="bank"
          type="Bank"
        >
          <Ref to="Bank" />
        </Variant>
      </OneOf>
    </Schema>
  );
}
