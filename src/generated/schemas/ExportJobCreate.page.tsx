// Generated from openapi/training-provider.yaml#/components/schemas/ExportJobCreate. Run `npm run codegen`; do not edit.
import { SchemaPage, UsedBy, UsedByOperation } from "@reference";
import { ExportJobCreate } from "./ExportJobCreate";
import { examples } from "./ExportJobCreate.samples";

export default function page() {
  return (
    <SchemaPage
      name="ExportJobCreate"
      examples={examples}
      schemas={{
        ExportJobCreate,
      }}
    >
      <UsedBy>
        <UsedByOperation
          id="create-export-data-job"
          request
        />
      </UsedBy>
    </SchemaPage>
  );
}
