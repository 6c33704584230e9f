// Generated from openapi/training-provider.yaml#/components/schemas/Grade. Run `npm run codegen`; do not edit.
import { SchemaPage, UsedBy, UsedByModel } from "@reference";
import { Grade } from "./Grade";
import { examples } from "./Grade.samples";

export default function page() {
  return (
    <SchemaPage
      name="Grade"
      examples={examples}
      schemas={{
        Grade,
      }}
    >
      <UsedBy>
        <UsedByModel name="ClassLearningRecordCreated" />
      </UsedBy>
    </SchemaPage>
  );
}
