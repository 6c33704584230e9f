// Generated from openapi/training-provider.yaml#/components/schemas/ExportJobCreated. Run `npm run codegen`; do not edit.
import { Properties, Property, Ref, Schema } from "@reference";

export function ExportJobCreated() {
  return (
    <Schema
      name="ExportJobCreated"
      type="object"
    >
      <p>The export job to wait for.</p>
      <Properties>
        <Property
          name="job"
          type="ResourceReference"
          required
        >
          <p>The new job, or the one that was already running.</p>
          <Ref to="ResourceReference" />
        </Property>
      </Properties>
    </Schema>
  );
}
