// Generated from openapi/training-provider.yaml#/components/schemas/ClassEnrollmentLearner. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { ClassEnrollmentLearner } from "./ClassEnrollmentLearner";
import { examples } from "./ClassEnrollmentLearner.samples";

export default function page() {
  return (
    <SchemaPage
      name="ClassEnrollmentLearner"
      examples={examples}
      schemas={{
        ClassEnrollmentLearner,
      }}
      usedBy={{ models: ["ClassEnrollment"] }}
    />
  );
}
