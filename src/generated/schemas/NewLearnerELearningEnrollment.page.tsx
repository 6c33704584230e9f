// Generated from openapi/training-provider.yaml#/components/schemas/NewLearnerELearningEnrollment. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { NewLearnerELearningEnrollment } from "./NewLearnerELearningEnrollment";
import { examples } from "./NewLearnerELearningEnrollment.samples";

export default function page() {
  return (
    <SchemaPage
      name="NewLearnerELearningEnrollment"
      examples={examples}
      schemas={{
        NewLearnerELearningEnrollment,
      }}
      usedBy={{ models: ["ELearningEnrollmentCreate"] }}
    />
  );
}
