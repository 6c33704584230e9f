// Generated from openapi/training-provider.yaml#/components/schemas/Class. Run `npm run codegen`; do not edit.
import { Properties, Property, Ref, Schema } from "@reference";

export function Class() {
  return (
    <Schema
      name="Class"
      type="object"
    >
      <p>A scheduled session of an instructor-led course.</p>
      <Properties>
        <Property
          name="id"
          type="string"
          required
        >
          <p>Identifies the class in other calls.</p>
        </Property>
        <Property
          name="address"
          type="Address"
        >
          <p>Where the class takes place.</p>
          <Ref to="Address" />
        </Property>
        <Property
          name="contact"
          type="Contact"
        >
          <p>Whom to ask about the class.</p>
          <Ref to="Contact" />
        </Property>
        <Property
          name="course"
          type="CourseReference"
        >
          <p>The course that is taught.</p>
          <Ref to="CourseReference" />
        </Property>
        <Property
          name="created"
          type="string"
          format="date-time"
        >
          <p>When the class was added, in ISO 8601.</p>
        </Property>
        <Property
          name="deliveryMethod"
          type="DeliveryMethod"
        >
          <p>
            Whether learners meet in person (<code>OFFLINE</code>) or online (<code>VIRTUAL</code>).
          </p>
          <Ref to="DeliveryMethod" />
        </Property>
        <Property
          name="evaluators"
          type="array of Person"
        >
          <p>
            Who assesses the learners. Neither the create nor the update body has a field for them.
          </p>
          <Ref to="Person" />
        </Property>
        <Property
          name="instructors"
          type="array of Person"
        >
          <p>Who teaches the class.</p>
          <Ref to="Person" />
        </Property>
        <Property
          name="externalRegistrationUrl"
          type="string"
          format="uri"
        >
          <p>Where learners register, outside the platform.</p>
        </Property>
        <Property
          name="price"
          type="number"
          minimum={0}
        >
          <p>What a seat costs. Zero means that the class is free.</p>
        </Property>
        <Property
          name="publishInMarketplace"
          type="boolean"
        >
          <p>Whether the class is offered in the marketplace.</p>
        </Property>
        <Property
          name="showPriceInMarketplace"
          type="boolean"
        >
          <p>Whether the marketplace tells the price.</p>
        </Property>
        <Property
          name="schedule"
          type="array of ScheduleEvent"
        >
          <p>When the class meets.</p>
          <Ref to="ScheduleEvent" />
        </Property>
        <Property
          name="seatsInventory"
          type="SeatsInventory"
        >
          <p>How many seats there are and how many are left.</p>
          <Ref to="SeatsInventory" />
        </Property>
        <Property
          name="specialInstructions"
          type="string"
        >
          <p>
            What learners should know before they come. Neither the create nor the update body has a
            field for it.
          </p>
        </Property>
        <Property
          name="timezone"
          type="string"
        >
          <p>The zone of the class, by its IANA name.</p>
        </Property>
        <Property
          name="virtualClassUrl"
          type="string"
          format="uri"
        >
          <p>
            Where learners join a virtual class. In requests the field is spelled{" "}
            <code>virtualClassURL</code>.
          </p>
        </Property>
      </Properties>
    </Schema>
  );
}
