// Generated from openapi/training-provider.yaml#/components/schemas/ClassLearningRecordCreated. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { ClassLearningRecordCreated } from "./ClassLearningRecordCreated";
import { examples } from "./ClassLearningRecordCreated.samples";

export default function page() {
  return (
    <SchemaPage
      name="ClassLearningRecordCreated"
      examples={examples}
      schemas={{
        ClassLearningRecordCreated,
      }}
      usedBy={{
        operations: [
          {
            id: "create-class-learning-record",
            response: true,
          },
        ],
      }}
    />
  );
}
