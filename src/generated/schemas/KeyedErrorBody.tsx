// Generated from openapi/training-provider.yaml#/components/schemas/KeyedErrorBody. Run `npm run codegen`; do not edit.
import { Properties, Property, Ref, Schema } from "@reference";

export function KeyedErrorBody() {
  return (
    <Schema
      name="KeyedErrorBody"
      type="object"
      title="Error with a key"
    >
      <p>A single error in an envelope.</p>
      <Properties>
        <Property
          name="error"
          type="KeyedMessage"
          required
        >
          <p>The problem.</p>
          <Ref to="KeyedMessage" />
        </Property>
      </Properties>
    </Schema>
  );
}
