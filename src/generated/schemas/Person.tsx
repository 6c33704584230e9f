// Generated from openapi/training-provider.yaml#/components/schemas/Person. Run `npm run codegen`; do not edit.
import { Properties, Property, Schema } from "@reference";

export function Person() {
  return (
    <Schema
      name="Person"
      type="object"
    >
      <p>Somebody who teaches or assesses a class.</p>
      <Properties>
        <Property
          name="id"
          type="string"
          required
        >
          <p>Identifies the person in other calls.</p>
        </Property>
        <Property
          name="firstname"
          type="string"
        >
          <p>Given name.</p>
        </Property>
        <Property
          name="lastname"
          type="string"
        >
          <p>Family name.</p>
        </Property>
      </Properties>
    </Schema>
  );
}
