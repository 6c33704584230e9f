// Generated from openapi/training-provider.yaml#/components/schemas/LearnerUpdate. Run `npm run codegen`; do not edit.
import { Properties, Property, Ref, Schema } from "@reference";

export function LearnerUpdate() {
  return (
    <Schema
      name="LearnerUpdate"
      type="object"
    >
      <p>The details of a learner to change. What you leave out stays as it is.</p>
      <Properties>
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
        <Property
          name="email"
          type="string"
          format="email"
        >
          <p>Email address.</p>
        </Property>
        <Property
          name="phone"
          type="PhoneNumber"
        >
          <p>Phone number with its country code.</p>
          <Ref to="PhoneNumber" />
        </Property>
      </Properties>
    </Schema>
  );
}
