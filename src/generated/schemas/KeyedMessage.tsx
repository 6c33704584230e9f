// Generated from openapi/training-provider.yaml#/components/schemas/KeyedMessage. Run `npm run codegen`; do not edit.
import { Properties, Property, Schema } from "@reference";

export function KeyedMessage() {
  return (
    <Schema
      name="KeyedMessage"
      type="object"
    >
      <p>One problem.</p>
      <Properties>
        <Property
          name="key"
          type="string"
          required
        >
          <p>Names the problem for programs.</p>
        </Property>
        <Property
          name="message"
          type="string"
          required
        >
          <p>Explains the problem to people.</p>
        </Property>
      </Properties>
    </Schema>
  );
}
