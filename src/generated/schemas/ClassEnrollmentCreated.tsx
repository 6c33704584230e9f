// Generated from openapi/training-provider.yaml#/components/schemas/ClassEnrollmentCreated. Run `npm run codegen`; do not edit.
import { Properties, Property, Ref, Schema } from "@reference";

export function ClassEnrollmentCreated() {
  return (
    <Schema
      name="ClassEnrollmentCreated"
      type="object"
    >
      <p>The new enrollment and the person it is for.</p>
      <Properties>
        <Property
          name="id"
          type="string"
          required
        >
          <p>Identifies the enrollment when you delete it.</p>
        </Property>
        <Property
          name="learner"
          type="LearnerReference"
          required
        >
          <p>Who is enrolled. For somebody new, this is where you find the id.</p>
          <Ref to="LearnerReference" />
        </Property>
      </Properties>
    </Schema>
  );
}
