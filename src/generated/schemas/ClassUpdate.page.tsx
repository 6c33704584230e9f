// Generated from openapi/training-provider.yaml#/components/schemas/ClassUpdate. Run `npm run codegen`; do not edit.
import { SchemaPage, UsedBy, UsedByOperation } from "@reference";
import { ClassUpdate } from "./ClassUpdate";
import { examples } from "./ClassUpdate.samples";

export default function page() {
  return (
    <SchemaPage
      name="ClassUpdate"
      examples={examples}
      schemas={{
        ClassUpdate,
      }}
    >
      <UsedBy>
        <UsedByOperation
          id="update-class"
          request
        />
      </UsedBy>
    </SchemaPage>
  );
}
