// Generated from openapi/training-provider.yaml#/components/schemas/ExportData. Run `npm run codegen`; do not edit.
import { Properties, Property, Schema } from "@reference";

export function ExportData() {
  return (
    <Schema
      name="ExportData"
      type="object"
    >
      <p>
        The file of an export. Both fields may be <code>null</code>.
      </p>
      <Properties>
        <Property
          name="downloadUrl"
          type="string"
          format="uri"
          nullable
        >
          <p>Where to download the file.</p>
        </Property>
        <Property
          name="downloadExpiresAt"
          type="string"
          format="date-time"
          nullable
        >
          <p>Until when the download works, in ISO 8601.</p>
        </Property>
      </Properties>
    </Schema>
  );
}
