// Generated from openapi/training-provider.yaml#/components/schemas/ExistingLearnerClassEnrollment. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { ExistingLearnerClassEnrollment } from "./ExistingLearnerClassEnrollment";
import { examples } from "./ExistingLearnerClassEnrollment.samples";

export default function page() {
  return (
    <SchemaPage
      name="ExistingLearnerClassEnrollment"
      examples={examples}
      schemas={{
        ExistingLearnerClassEnrollment,
      }}
      usedBy={{ models: ["ClassEnrollmentCreate"] }}
    />
  );
}
