// Generated from openapi/training-provider.yaml#/components/schemas/ClassLearningRecordCreate. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { ClassLearningRecordCreate } from "./ClassLearningRecordCreate";
import { examples } from "./ClassLearningRecordCreate.samples";

export default function page() {
  return (
    <SchemaPage
      name="ClassLearningRecordCreate"
      examples={examples}
      schemas={{
        ClassLearningRecordCreate,
      }}
      usedBy={{
        operations: [
          {
            id: "create-class-learning-record",
            request: true,
          },
        ],
      }}
    />
  );
}
