// Generated from openapi/training-provider.yaml#/components/schemas/Grade. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
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
      usedBy={{ models: ["ClassLearningRecordCreated"] }}
    />
  );
}
