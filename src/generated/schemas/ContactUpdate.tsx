// Generated from openapi/training-provider.yaml#/components/schemas/ContactUpdate. Run `npm run codegen`; do not edit.
import { Properties, Property, Schema } from "@reference";

export function ContactUpdate() {
  return (
    <Schema
      name="ContactUpdate"
      type="object"
    >
      <p>How learners reach you about a class, as part of a change. No field is mandatory.</p>
      <Properties>
        <Property
          name="email"
          type="string"
          format="email"
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
