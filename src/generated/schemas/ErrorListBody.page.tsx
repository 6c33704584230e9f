// Generated from openapi/training-provider.yaml#/components/schemas/ErrorListBody. Run `npm run codegen`; do not edit.
import { SchemaPage, UsedBy, UsedByOperation } from "@reference";
import { ErrorListBody } from "./ErrorListBody";
import { examples } from "./ErrorListBody.samples";

export default function page() {
  return (
    <SchemaPage
      name="ErrorListBody"
      examples={examples}
      schemas={{
        ErrorListBody,
      }}
    >
      <UsedBy>
        <UsedByOperation
          id="create-class-learning-record"
          response
        />
      </UsedBy>
    </SchemaPage>
  );
}
