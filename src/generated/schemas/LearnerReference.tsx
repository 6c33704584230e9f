// Generated from openapi/training-provider.yaml#/components/schemas/LearnerReference. Run `npm run codegen`; do not edit.
import { Properties, Property, Schema } from "@reference";

export function LearnerReference() {
  return (
    <Schema
      name="LearnerReference"
      type="object"
    >
      <p>A learner, in short.</p>
      <Properties>
        <Property
          name="id"
          type="string"
          required
        >
          <p>Identifies the learner in other calls.</p>
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
