// Generated from openapi/training-provider.yaml#/components/schemas/InPersonClassCreate. Run `npm run codegen`; do not edit.
import { Includes, Properties, Property, Ref, Schema } from "@reference";

export function InPersonClassCreate() {
  return (
    <Schema
      name="InPersonClassCreate"
      type="object"
      title="In-person class"
    >
      <p>A class that learners come to.</p>
      <Properties closed>
        <Property
          name="address"
          type="AddressCreate"
          required
        >
          <p>Where the class takes place. An in-person class cannot do without it.</p>
          <Ref to="AddressCreate" />
        </Property>
        <Property
          name="virtualClassURL"
          type="string"
          format="uri"
        >
          <p>A meeting link. An in-person class does not need one.</p>
        </Property>
      </Properties>
      <Includes of="ClassCreateBase" />
    </Schema>
  );
}
