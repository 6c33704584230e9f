// Generated from openapi/training-provider.yaml#/components/schemas/Attendance. Run `npm run codegen`; do not edit.
import { Enum, EnumValue, Properties, Property, Schema } from "@reference";

export function Attendance() {
  return (
    <Schema
      name="Attendance"
      type="object"
    >
      <p>A learner's presence in a class.</p>
      <Properties>
        <Property
          name="id"
          type="string"
          required
        >
          <p>Identifies the attendance entry.</p>
        </Property>
        <Property
          name="attendance"
          type="string"
          required
        >
          <p>
            <code>PRESENT</code> after a pass or a fail, <code>ABSENT</code> after <code>N/A</code>.
          </p>
          <Enum>
            <EnumValue value="PRESENT" />
            <EnumValue value="ABSENT" />
          </Enum>
        </Property>
      </Properties>
    </Schema>
  );
}
