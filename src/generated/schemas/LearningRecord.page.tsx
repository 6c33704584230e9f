// Generated from openapi/training-provider.yaml#/components/schemas/LearningRecord. Run `npm run codegen`; do not edit.
import { SchemaPage, UsedBy, UsedByOperation } from "@reference";
import { LearningRecord } from "./LearningRecord";
import { examples } from "./LearningRecord.samples";

export default function page() {
  return (
    <SchemaPage
      name="LearningRecord"
      examples={examples}
      schemas={{
        LearningRecord,
      }}
    >
      <UsedBy>
        <UsedByOperation
          id="list-class-learning-records"
          response
        />
        <UsedByOperation
          id="list-e-learning-records"
          response
        />
      </UsedBy>
    </SchemaPage>
  );
}
