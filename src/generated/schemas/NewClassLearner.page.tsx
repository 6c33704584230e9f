// Generated from openapi/training-provider.yaml#/components/schemas/NewClassLearner. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { NewClassLearner } from "./NewClassLearner";
import { examples } from "./NewClassLearner.samples";

export default function page() {
  return (
    <SchemaPage
      name="NewClassLearner"
      examples={examples}
      schemas={{
        NewClassLearner,
      }}
      usedBy={{ models: ["NewLearnerClassEnrollment"] }}
    />
  );
}
