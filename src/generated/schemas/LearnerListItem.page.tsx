// Generated from openapi/training-provider.yaml#/components/schemas/LearnerListItem. Run `npm run codegen`; do not edit.
import { SchemaPage, UsedBy, UsedByOperation } from "@reference";
import { LearnerListItem } from "./LearnerListItem";
import { examples } from "./LearnerListItem.samples";

export default function page() {
  return (
    <SchemaPage
      name="LearnerListItem"
      examples={examples}
      schemas={{
        LearnerListItem,
      }}
    >
      <UsedBy>
        <UsedByOperation
          id="list-learners"
          response
        />
      </UsedBy>
    </SchemaPage>
  );
}
