// Generated from openapi/training-provider.yaml#/components/schemas/Learner. Run `npm run codegen`; do not edit.
import { Properties, Property, Schema } from "@reference";

export function Learner() {
  return (
    <Schema
      name="Learner"
      type="object"
    >
      <p>Somebody who takes part in training.</p>
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
          name="uniqueSystemIdentifier"
          type="string"
        >
          <p>The learner's own identifier across the platform.</p>
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
        <Property
          name="created"
          type="string"
          format="date-time"
        >
          <p>When the learner was added, in ISO 8601.</p>
        </Property>
      </Properties>
    </Schema>
  );
}
