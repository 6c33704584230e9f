// Generated from openapi/training-provider.yaml#/components/schemas/LearningRecordLearner. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
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
      usedBy={{ models: ["LearningRecord"] }}
    />
  );
}
