// Generated from openapi/training-provider.yaml#/components/schemas/ResourceReference. Run `npm run codegen`; do not edit.
import { SchemaPage, UsedBy, UsedByModel, UsedByOperation } from "@reference";
import { ResourceReference } from "./ResourceReference";
import { examples } from "./ResourceReference.samples";

export default function page() {
  return (
    <SchemaPage
      name="ResourceReference"
      examples={examples}
      schemas={{
        ResourceReference,
      }}
    >
      <UsedBy>
        <UsedByOperation
          id="create-class"
          response
        />
        <UsedByOperation
          id="update-class"
          response
        />
        <UsedByOperation
          id="delete-class"
          response
        />
        <UsedByOperation
          id="create-e-learning-enrollment"
          response
        />
        <UsedByOperation
          id="create-e-learning-learning-record"
          response
        />
        <UsedByModel name="ExportJobCreated" />
      </UsedBy>
    </SchemaPage>
  );
}
