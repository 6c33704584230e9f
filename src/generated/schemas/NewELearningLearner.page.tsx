// Generated from openapi/training-provider.yaml#/components/schemas/NewELearningLearner. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { NewELearningLearner } from "./NewELearningLearner";
import { examples } from "./NewELearningLearner.samples";

export default function page() {
  return (
    <SchemaPage
      name="NewELearningLearner"
      examples={examples}
      schemas={{
        NewELearningLearner,
      }}
      usedBy={{ models: ["NewLearnerELearningEnrollment"] }}
    />
  );
}
