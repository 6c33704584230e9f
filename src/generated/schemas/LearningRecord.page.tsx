// Generated from openapi/training-provider.yaml#/components/schemas/LearningRecord. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
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
      usedBy={{
        operations: [
          {
            id: "list-class-learning-records",
            response: true,
          },
          {
            id: "list-e-learning-records",
            response: true,
          },
        ],
      }}
    />
  );
}
