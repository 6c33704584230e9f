// Generated from openapi/training-provider.yaml#/components/schemas/NewLearnerClassEnrollment. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { NewLearnerClassEnrollment } from "./NewLearnerClassEnrollment";
import { examples } from "./NewLearnerClassEnrollment.samples";

export default function page() {
  return (
    <SchemaPage
      name="NewLearnerClassEnrollment"
      examples={examples}
      schemas={{
        NewLearnerClassEnrollment,
      }}
      usedBy={{ models: ["ClassEnrollmentCreate"] }}
    />
  );
}
