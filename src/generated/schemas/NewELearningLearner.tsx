// Generated from openapi/training-provider.yaml#/components/schemas/NewELearningLearner. Run `npm run codegen`; do not edit.
import { Properties, Property, Ref, Schema } from "@reference";

export function NewELearningLearner() {
  return (
    <Schema
      name="NewELearningLearner"
      type="object"
    >
      <p>Somebody to register while enrolling them in e-learning.</p>
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
          required
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
