// Generated from openapi/training-provider.yaml#/components/schemas/VirtualClassCreate. Run `npm run codegen`; do not edit.
import { Includes, Properties, Property, Ref, Schema } from "@reference";

export function VirtualClassCreate() {
  return (
    <Schema
      name="VirtualClassCreate"
      type="object"
      title="Virtual class"
    >
      <p>A class that learners join online.</p>
      <Properties closed>
        <Property
          name="virtualClassURL"
          type="string"
          format="uri"
          required
        >
          <p>
            Where learners join. A virtual class cannot do without it. In answers the field is
            spelled <code>virtualClassUrl</code>.
          </p>
        </Property>
        <Property
          name="address"
          type="AddressCreate"
        >
          <p>A place. A virtual class does not need one.</p>
          <Ref to="AddressCreate" />
        </Property>
      </Properties>
      <Includes of="ClassCreateBase" />
    </Schema>
  );
}
