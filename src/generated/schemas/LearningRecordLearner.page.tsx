// Generated from openapi/training-provider.yaml#/components/schemas/LearningRecordLearner. Run `npm run codegen`; do not edit.
import { SchemaPage, UsedBy, UsedByModel } from "@reference";
import { LearningRecordLearner } from "./LearningRecordLearner";
import { examples } from "./LearningRecordLearner.samples";

export default function page() {
  return (
    <SchemaPage
      name="LearningRecordLearner"
      examples={examples}
      schemas={{
        LearningRecordLearner,
      }}
    >
      <UsedBy>
        <UsedByModel name="LearningRecord" />
      </UsedBy>
    </SchemaPage>
  );
}
