// Generated from openapi/training-provider.yaml#/components/schemas/ExistingLearnerELearningEnrollment. Run `npm run codegen`; do not edit.
import { SchemaPage, UsedBy, UsedByModel } from "@reference";
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
    >
      <UsedBy>
        <UsedByModel name="ELearningEnrollmentCreate" />
      </UsedBy>
    </SchemaPage>
  );
}
