// Generated from openapi/training-provider.yaml#/components/schemas/CourseValidationRules. Run `npm run codegen`; do not edit.
import { Properties, Property, Schema } from "@reference";

export function CourseValidationRules() {
  return (
    <Schema
      name="CourseValidationRules"
      type="object"
    >
      <p>Limits that a course sets for its classes.</p>
      <Properties>
        <Property
          name="maximumNumberOfSeats"
          type="integer"
        >
          <p>The most seats a class may have.</p>
        </Property>
        <Property
          name="minimumNumberOfInstructors"
          type="integer"
        >
          <p>The fewest instructors a class needs.</p>
        </Property>
        <Property
          name="minimumNumberOfEvaluators"
          type="integer"
        >
          <p>The fewest evaluators a class needs.</p>
        </Property>
        <Property
          name="minimumNumberOfSchedules"
          type="integer"
        >
          <p>The fewest schedule events a class needs.</p>
        </Property>
      </Properties>
    </Schema>
  );
}
