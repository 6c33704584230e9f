// Generated from openapi/training-provider.yaml#/components/schemas/Contact. Run `npm run codegen`; do not edit.
import { Properties, Property, Schema } from "@reference";

export function Contact() {
  return (
    <Schema
      name="Contact"
      type="object"
    >
      <p>How to reach somebody about a class.</p>
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
