// Generated from openapi/training-provider.yaml#/components/schemas/ExportJobState. Run `npm run codegen`; do not edit.
import { Enum, EnumValue, Properties, Property, Schema } from "@reference";

export function ExportJobState() {
  return (
    <Schema
      name="ExportJobState"
      type="object"
    >
      <p>A job and its status.</p>
      <Properties>
        <Property
          name="id"
          type="string"
          required
        >
          <p>The id you asked for.</p>
        </Property>
        <Property
          name="status"
          type="string"
          required
        >
          <p>
            Whether the job is not finished yet (<code>PENDING</code>), done (<code>COMPLETED</code>
            ) or could not be done (<code>FAILED</code>).
          </p>
          <Enum>
            <EnumValue value="PENDING" />
            <EnumValue value="COMPLETED" />
            <EnumValue value="FAILED" />
          </Enum>
        </Property>
      </Properties>
    </Schema>
  );
}
