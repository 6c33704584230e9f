// Generated from openapi/training-provider.yaml#/components/schemas/ExportJobCreate. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
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
      usedBy={{
        operations: [
          {
            id: "create-export-data-job",
            request: true,
          },
        ],
      }}
    />
  );
}
