// Generated from openapi/training-provider.yaml#/components/schemas/InstructorLedCourse. Run `npm run codegen`; do not edit.
import { Properties, Property, Ref, Schema } from "@reference";

export function InstructorLedCourse() {
  return (
    <Schema
      name="InstructorLedCourse"
      type="object"
    >
      <p>A course you can run as a class.</p>
      <Properties>
        <Property
          name="id"
          type="string"
          required
        >
          <p>
            Send it as <code>courseId</code> when you create a class.
          </p>
        </Property>
        <Property
          name="name"
          type="string"
        >
          <p>Title of the course.</p>
        </Property>
        <Property
          name="description"
          type="string"
        >
          <p>What the course is about.</p>
        </Property>
        <Property
          name="deliveryMethod"
          type="DeliveryMethod"
        >
          <p>
            Tells which variant of a class to create, in-person for <code>OFFLINE</code> and virtual
            for <code>VIRTUAL</code>.
          </p>
          <Ref to="DeliveryMethod" />
        </Property>
        <Property
          name="validationRules"
          type="CourseValidationRules"
        >
          <p>What a class of this course has to respect.</p>
          <Ref to="CourseValidationRules" />
        </Property>
      </Properties>
    </Schema>
  );
}
