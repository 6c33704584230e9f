// Generated from openapi/training-provider.yaml#/components/schemas/ResourceReference. Run `npm run codegen`; do not edit.
import { Properties, Property, Schema } from "@reference";

export function ResourceReference() {
  return (
    <Schema
      name="ResourceReference"
      type="object"
    >
      <p>The id of what the call was about.</p>
      <Properties>
        <Property
          name="id"
          type="string"
          required
        >
          <p>Keep it to refer to the resource in other calls.</p>
        </Property>
      </Properties>
    </Schema>
  );
}
