// Generated from openapi/training-provider.yaml#/components/schemas/CourseReference. Run `npm run codegen`; do not edit.
import { Properties, Property, Schema } from "@reference";

export function CourseReference() {
  return (
    <Schema
      name="CourseReference"
      type="object"
    >
      <p>A course, in short.</p>
      <Properties>
        <Property
          name="id"
          type="string"
          required
        >
          <p>Identifies the course in other calls.</p>
        </Property>
        <Property
          name="name"
          type="string"
        >
          <p>Title of the course.</p>
        </Property>
      </Properties>
    </Schema>
  );
}
