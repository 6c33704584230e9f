// Generated from openapi/training-provider.yaml#/components/schemas/ScheduleEventUpdate. Run `npm run codegen`; do not edit.
import { Properties, Property, Ref, Schema } from "@reference";

export function ScheduleEventUpdate() {
  return (
    <Schema
      name="ScheduleEventUpdate"
      type="object"
    >
      <p>One meeting of the class, old or new. It lasts less than 24 hours.</p>
      <Properties>
        <Property
          name="id"
          type="string"
        >
          <p>The event this one stands for. Leave it out to add an event.</p>
        </Property>
        <Property
          name="start"
          type="UtcDateTime"
          required
        >
          <p>When the meeting begins, in UTC.</p>
          <Ref to="UtcDateTime" />
        </Property>
        <Property
          name="end"
          type="UtcDateTime"
          required
        >
          <p>
            When the meeting is over, in UTC and less than 24 hours after <code>start</code>.
          </p>
          <Ref to="UtcDateTime" />
        </Property>
      </Properties>
    </Schema>
  );
}
