// Generated from openapi/training-provider.yaml#/components/schemas/ExportJobState. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
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
      usedBy={{ models: ["ExportJob"] }}
    />
  );
}
