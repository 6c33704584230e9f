// Generated from openapi/training-provider.yaml#/components/schemas/ELearningEnrollmentLearner. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { ELearningEnrollmentLearner } from "./ELearningEnrollmentLearner";
import { examples } from "./ELearningEnrollmentLearner.samples";

export default function page() {
  return (
    <SchemaPage
      name="ELearningEnrollmentLearner"
      examples={examples}
      schemas={{
        ELearningEnrollmentLearner,
      }}
      usedBy={{ models: ["ELearningEnrollment"] }}
    />
  );
}
