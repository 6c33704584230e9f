// Generated from openapi/training-provider.yaml#/components/schemas/NewClassLearner. Run `npm run codegen`; do not edit.
import { Properties, Property, Ref, Schema } from "@reference";

export function NewClassLearner() {
  return (
    <Schema
      name="NewClassLearner"
      type="object"
    >
      <p>Somebody to register while enrolling them in a class.</p>
      <Properties>
        <Property
          name="firstname"
          type="string"
          required
        >
          <p>Given name.</p>
        </Property>
        <Property
          name="lastname"
          type="string"
          minLength={2}
          required
        >
          <p>Family name, in two characters or more.</p>
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
