// Generated from openapi/training-provider.yaml#/components/schemas/ELearningLearningRecordCreate. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { ELearningLearningRecordCreate } from "./ELearningLearningRecordCreate";
import { examples } from "./ELearningLearningRecordCreate.samples";

export default function page() {
  return (
    <SchemaPage
      name="ELearningLearningRecordCreate"
      examples={examples}
      schemas={{
        ELearningLearningRecordCreate,
      }}
      usedBy={{
        operations: [
          {
            id: "create-e-learning-learning-record",
            request: true,
          },
        ],
      }}
    />
  );
}
