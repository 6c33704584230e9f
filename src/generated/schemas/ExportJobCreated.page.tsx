// Generated from openapi/training-provider.yaml#/components/schemas/ExportJobCreated. Run `npm run codegen`; do not edit.
import { SchemaPage, UsedBy, UsedByOperation } from "@reference";
import { ExportJobCreated } from "./ExportJobCreated";
import { examples } from "./ExportJobCreated.samples";

export default function page() {
  return (
    <SchemaPage
      name="ExportJobCreated"
      examples={examples}
      schemas={{
        ExportJobCreated,
      }}
    >
      <UsedBy>
        <UsedByOperation
          id="create-export-data-job"
          response
        />
      </UsedBy>
    </SchemaPage>
  );
}
