// Generated from openapi/training-provider.yaml#/components/schemas/ExportJobCreate. Run `npm run codegen`; do not edit.
import { Enum, EnumValue, Properties, Property, Schema } from "@reference";

export function ExportJobCreate() {
  return (
    <Schema
      name="ExportJobCreate"
      type="object"
    >
      <p>What to export, for which period and in which form.</p>
      <Properties>
        <Property
          name="startDate"
          type="string"
          required
          example="2026-07-01"
        >
          <p>Beginning of the period, in ISO 8601.</p>
        </Property>
        <Property
          name="endDate"
          type="string"
          required
          example="2026-09-30"
        >
          <p>End of the period, in ISO 8601.</p>
        </Property>
        <Property
          name="exportType"
          type="string"
          required
        >
          <p>Which data to export.</p>
          <Enum>
            <EnumValue value="ELEARNING_ENROLLMENTS" />
            <EnumValue value="LEARNING_ACTIVITIES" />
            <EnumValue value="NETWORKS" />
            <EnumValue value="USERS" />
          </Enum>
        </Property>
        <Property
          name="format"
          type="string"
          required
        >
          <p>
            How the file is written: <code>CSV</code> as a table, <code>JSONL</code> with one JSON
            value per line.
          </p>
          <Enum>
            <EnumValue value="CSV" />
            <EnumValue value="JSONL" />
          </Enum>
        </Property>
      </Properties>
    </Schema>
  );
}
