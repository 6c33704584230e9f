// Generated from openapi/training-provider.yaml#/components/schemas/ScheduleEvent. Run `npm run codegen`; do not edit.
import { Properties, Property, Schema } from "@reference";

export function ScheduleEvent() {
  return (
    <Schema
      name="ScheduleEvent"
      type="object"
    >
      <p>One meeting of a class.</p>
      <Properties>
        <Property
          name="id"
          type="string"
          required
        >
          <p>Send it back when you update the schedule, so that the event is recognized.</p>
        </Property>
        <Property
          name="start"
          type="string"
          format="date-time"
        >
          <p>When the meeting begins, in UTC.</p>
        </Property>
        <Property
          name="end"
          type="string"
          format="date-time"
        >
          <p>When the meeting is over, in UTC.</p>
        </Property>
      </Properties>
    </Schema>
  );
}
