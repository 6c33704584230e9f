// Generated from openapi/training-provider.yaml#/components/schemas/ScheduleEventCreate. Run `npm run codegen`; do not edit.
import { Properties, Property, Ref, Schema } from "@reference";

export function ScheduleEventCreate() {
  return (
    <Schema
      name="ScheduleEventCreate"
      type="object"
    >
      <p>One meeting of the class. It lasts less than 24 hours.</p>
      <Properties closed>
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
