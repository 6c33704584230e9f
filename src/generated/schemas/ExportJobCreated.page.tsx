// Generated from openapi/training-provider.yaml#/components/schemas/ExportJobCreated. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
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
      usedBy={{
        operations: [
          {
            id: "create-export-data-job",
            response: true,
          },
        ],
      }}
    />
  );
}
