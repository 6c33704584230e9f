// Generated from openapi/training-provider.yaml#/components/schemas/ExportData. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { ExportData } from "./ExportData";
import { examples } from "./ExportData.samples";

export default function page() {
  return (
    <SchemaPage
      name="ExportData"
      examples={examples}
      schemas={{
        ExportData,
      }}
      usedBy={{ models: ["ExportJob"] }}
    />
  );
}
