// Generated from tests/fixtures/specs/composition.yaml#/components/schemas/Payment. Run `npm run codegen`; do not edit.
import {
  AnyOf,
  Else,
  Enum,
  EnumValue,
  If,
  Includes,
  Not,
  Note,
  Properties,
  Property,
  Ref,
  RequiredGroups,
  Schema,
  Then,
  Variant,
} from "@reference";

export function Payment() {
  return (
    <Schema
      name="Payment"
      type="object"
    >
      <p>Includes a base, requires groups, and depends on a value.</p>
      <Properties>
        <Property
          name="source"
          type="Source"
          required
        >
          <p>What pays.</p>
          <Ref to="Source" />
        </Property>
        <Property
          name="account"
          type="string"
        />
        <Property
          name="email"
          type="string"
          format="email"
          nullable
        />
        <Property
          name="amount"
          type="integer or string"
        >
          <AnyOf>
            <Variant
              label="integer"
              type="integer"
              minimum={0}
            />
            <Variant
              label="string"
              type="string"
            />
          </AnyOf>
        </Property>
        <Property
          name="status"
          type="string"
          default="open"
        >
          <Enum>
            <EnumValue value="open">
              <p>Waits for money.</p>
            </EnumValue>
            <EnumValue value="paid" />
          </Enum>
        </Property>
      </Properties>
      <Includes of="Base" />
      <RequiredGroups
        mode="anyOf"
        groups={[["account"], ["email"]]}
      />
      <If type="object">
        <Properties>
          <Property
            name="status"
            type="string"
            const="paid"
          />
        </Properties>
      </If>
      <Then type="object">
        <Note>Required here: amount.</Note>
      </Then>
      <Else type="any">
        <Not type="object">
          <Note>Required here: amount.</Note>
        </Not>
      </Else>
      <Note>When account is present, email must be present too.</Note>
    </Schema>
  );
}
