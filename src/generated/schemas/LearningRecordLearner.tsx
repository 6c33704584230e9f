// Generated from openapi/training-provider.yaml#/components/schemas/LearningRecordLearner. Run `npm run codegen`; do not edit.
import { Properties, Property, Schema } from "@reference";

export function LearningRecordLearner() {
  return (
    <Schema
      name="LearningRecordLearner"
      type="object"
    >
      <p>A learner, as shown in learning records.</p>
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
        <Property
          name="email"
          type="string"
        >
          <p>Email address.</p>
        </Property>
        <Property
          name="phone"
          type="string"
        >
          <p>Phone number.</p>
        </Property>
      </Properties>
    </Schema>
  );
}
