// Generated from openapi/training-provider.yaml#/components/schemas/ExportJob. Run `npm run codegen`; do not edit.
import { SchemaPage, UsedBy, UsedByOperation } from "@reference";
import { ExportJob } from "./ExportJob";
import { examples } from "./ExportJob.samples";

export default function page() {
  return (
    <SchemaPage
      name="ExportJob"
      examples={examples}
      schemas={{
        ExportJob,
      }}
    >
      <UsedBy>
        <UsedByOperation
          id="get-export-data-job"
          response
        />
      </UsedBy>
    </SchemaPage>
  );
}
