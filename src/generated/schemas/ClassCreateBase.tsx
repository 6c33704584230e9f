// Generated from openapi/training-provider.yaml#/components/schemas/ClassCreateBase. Run `npm run codegen`; do not edit.
import { Properties, Property, Ref, Schema } from "@reference";

export function ClassCreateBase() {
  return (
    <Schema
      name="ClassCreateBase"
      type="object"
    >
      <p>What every new class has, in person or virtual.</p>
      <Properties>
        <Property
          name="contact"
          type="ContactCreate"
          required
        >
          <p>Whom learners can ask about the class.</p>
          <Ref to="ContactCreate" />
        </Property>
        <Property
          name="courseId"
          type="string"
          required
        >
          <p>The instructor-led course to teach.</p>
        </Property>
        <Property
          name="externalRegistrationUrl"
          type="string"
          format="uri"
          required
        >
          <p>Where learners register, outside the platform.</p>
        </Property>
        <Property
          name="instructorIds"
          type="array of string"
          minItems={1}
          required
        >
          <p>
            Who teaches the class. One id is the minimum; choose from the authorized instructors of
            the course.
          </p>
        </Property>
        <Property
          name="price"
          type="number"
          minimum={0}
          required
        >
          <p>
            What a seat costs. Send <code>0</code> for a free class.
          </p>
        </Property>
        <Property
          name="publishInMarketplace"
          type="boolean"
          required
        >
          <p>Whether to offer the class in the marketplace.</p>
        </Property>
        <Property
          name="showPriceInMarketplace"
          type="boolean"
          required
        >
          <p>Whether the marketplace may tell the price.</p>
        </Property>
        <Property
          name="schedule"
          type="array of ScheduleEventCreate"
          minItems={1}
          required
        >
          <p>When the class meets, in one event or more. Events must not overlap.</p>
          <Ref to="ScheduleEventCreate" />
        </Property>
        <Property
          name="timezone"
          type="string"
          required
          example="Europe/Copenhagen"
        >
          <p>
            The zone of the class, by its IANA name, such as <code>Europe/Copenhagen</code>.
          </p>
        </Property>
        <Property
          name="totalSeats"
          type="integer"
          minimum={1}
          required
        >
          <p>How many learners can take part.</p>
        </Property>
      </Properties>
    </Schema>
  );
}
