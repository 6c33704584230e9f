// Generated from openapi/training-provider.yaml#/components/schemas/Class. Run `npm run codegen`; do not edit.
import { SchemaPage, UsedBy, UsedByOperation } from "@reference";
import { Class } from "./Class";
import { examples } from "./Class.samples";

export default function page() {
  return (
    <SchemaPage
      name="Class"
      examples={examples}
      schemas={{
        Class,
      }}
    >
      <UsedBy>
        <UsedByOperation
          id="list-classes"
          response
        />
      </UsedBy>
    </SchemaPage>
  );
}
