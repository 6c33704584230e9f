// Generated from openapi/training-provider.yaml#/components/schemas/ExportJob. Run `npm run codegen`; do not edit.
import { Properties, Property, Ref, Schema } from "@reference";

export function ExportJob() {
  return (
    <Schema
      name="ExportJob"
      type="object"
    >
      <p>How far an export has come.</p>
      <Properties>
        <Property
          name="job"
          type="ExportJobState"
          required
        >
          <p>The job itself.</p>
          <Ref to="ExportJobState" />
        </Property>
        <Property
          name="exportData"
          type="ExportData"
        >
          <p>Where to get the file.</p>
          <Ref to="ExportData" />
        </Property>
        <Property
          name="errors"
          type="array of KeyedMessage"
        >
          <p>What went wrong, if anything did.</p>
          <Ref to="KeyedMessage" />
        </Property>
      </Properties>
    </Schema>
  );
}
