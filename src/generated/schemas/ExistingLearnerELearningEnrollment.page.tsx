// Generated from openapi/training-provider.yaml#/components/schemas/ExistingLearnerELearningEnrollment. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { ExistingLearnerELearningEnrollment } from "./ExistingLearnerELearningEnrollment";
import { examples } from "./ExistingLearnerELearningEnrollment.samples";

export default function page() {
  return (
    <SchemaPage
      name="ExistingLearnerELearningEnrollment"
      examples={examples}
      schemas={{
        ExistingLearnerELearningEnrollment,
      }}
      usedBy={{ models: ["ELearningEnrollmentCreate"] }}
    />
  );
}
