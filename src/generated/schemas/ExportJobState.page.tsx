// Generated from openapi/training-provider.yaml#/components/schemas/ExportJobState. Run `npm run codegen`; do not edit.
import { SchemaPage, UsedBy, UsedByModel } from "@reference";
import { ExportJobState } from "./ExportJobState";
import { examples } from "./ExportJobState.samples";

export default function page() {
  return (
    <SchemaPage
      name="ExportJobState"
      examples={examples}
      schemas={{
        ExportJobState,
      }}
    >
      <UsedBy>
        <UsedByModel name="ExportJob" />
      </UsedBy>
    </SchemaPage>
  );
}
