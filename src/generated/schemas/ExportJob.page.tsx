// Generated from openapi/training-provider.yaml#/components/schemas/ExportJob. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
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
      usedBy={{
        operations: [
          {
            id: "get-export-data-job",
            response: true,
          },
        ],
      }}
    />
  );
}
