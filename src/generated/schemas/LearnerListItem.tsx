// Generated from openapi/training-provider.yaml#/components/schemas/LearnerListItem. Run `npm run codegen`; do not edit.
import { Properties, Property, Schema } from "@reference";

export function LearnerListItem() {
  return (
    <Schema
      name="LearnerListItem"
      type="object"
    >
      <p>
        A learner, as shown in the list of learners. Most details may be <code>null</code> there.
      </p>
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
          nullable
        >
          <p>Given name.</p>
        </Property>
        <Property
          name="lastname"
          type="string"
          nullable
        >
          <p>Family name.</p>
        </Property>
        <Property
          name="uniqueSystemIdentifier"
          type="string"
          nullable
        >
          <p>The learner's own identifier across the platform.</p>
        </Property>
        <Property
          name="email"
          type="string"
          nullable
        >
          <p>Email address.</p>
        </Property>
        <Property
          name="phone"
          type="string"
          nullable
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
