// Generated from openapi/training-provider.yaml#/components/schemas/ClassUpdate. Run `npm run codegen`; do not edit.
import { Properties, Property, Ref, Schema } from "@reference";

export function ClassUpdate() {
  return (
    <Schema
      name="ClassUpdate"
      type="object"
    >
      <p>The fields of a class to change. What you leave out stays as it is.</p>
      <Properties>
        <Property
          name="address"
          type="AddressUpdate"
        >
          <p>Where the class takes place.</p>
          <Ref to="AddressUpdate" />
        </Property>
        <Property
          name="contact"
          type="ContactUpdate"
        >
          <p>Whom learners can ask about the class.</p>
          <Ref to="ContactUpdate" />
        </Property>
        <Property
          name="courseId"
          type="string"
        >
          <p>The instructor-led course to teach.</p>
        </Property>
        <Property
          name="externalRegistrationUrl"
          type="string"
          format="uri"
        >
          <p>Where learners register, outside the platform.</p>
        </Property>
        <Property
          name="instructorIds"
          type="array of string"
          minItems={1}
        >
          <p>Who teaches the class. At least one instructor must remain.</p>
        </Property>
        <Property
          name="price"
          type="number"
          minimum={0}
        >
          <p>
            What a seat costs. Send <code>0</code> for a free class.
          </p>
        </Property>
        <Property
          name="publishInMarketplace"
          type="boolean"
        >
          <p>Whether to offer the class in the marketplace.</p>
        </Property>
        <Property
          name="showPriceInMarketplace"
          type="boolean"
        >
          <p>Whether the marketplace may tell the price.</p>
        </Property>
        <Property
          name="schedule"
          type="array of ScheduleEventUpdate"
          minItems={1}
        >
          <p>
            The complete new schedule, matched with the old one by event id. An <code>id</code> that
            is missing here means removal, an event that comes without one is new, and an event
            whose times differ is removed and created again. Events must not overlap.
          </p>
          <Ref to="ScheduleEventUpdate" />
        </Property>
        <Property
          name="timezone"
          type="string"
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
        >
          <p>How many learners can take part.</p>
        </Property>
        <Property
          name="virtualClassURL"
          type="string"
          format="uri"
        >
          <p>
            Where learners join a virtual class. In answers the field is spelled{" "}
            <code>virtualClassUrl</code>.
          </p>
        </Property>
      </Properties>
    </Schema>
  );
}
