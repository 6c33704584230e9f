// Generated from openapi/training-provider.yaml#/components/schemas/ContactCreate. Run `npm run codegen`; do not edit.
import { Properties, Property, Schema } from "@reference";

export function ContactCreate() {
  return (
    <Schema
      name="ContactCreate"
      type="object"
    >
      <p>How learners reach you about a class.</p>
      <Properties closed>
        <Property
          name="email"
          type="string"
          format="email"
          required
        >
          <p>Address that questions go to.</p>
        </Property>
        <Property
          name="fax"
          type="string"
        >
          <p>Fax number.</p>
        </Property>
        <Property
          name="telephone"
          type="string"
        >
          <p>Number to call.</p>
        </Property>
      </Properties>
    </Schema>
  );
}
