// Generated from openapi/training-provider.yaml#/components/schemas/ELearningEnrollmentCreate. Run `npm run codegen`; do not edit.
import { SchemaPage, UsedBy, UsedByOperation } from "@reference";
import { ELearningEnrollmentCreate } from "./ELearningEnrollmentCreate";
import { ExistingLearnerELearningEnrollment } from "./ExistingLearnerELearningEnrollment";
import { NewLearnerELearningEnrollment } from "./NewLearnerELearningEnrollment";
import { examples } from "./ELearningEnrollmentCreate.samples";

export default function page() {
  return (
    <SchemaPage
      name="ELearningEnrollmentCreate"
      examples={examples}
      schemas={{
        ELearningEnrollmentCreate,
      }}
      branches={{
        ExistingLearnerELearningEnrollment,
        NewLearnerELearningEnrollment,
      }}
    >
      <UsedBy>
        <UsedByOperation
          id="create-e-learning-enrollment"
          request
        />
      </UsedBy>
    </SchemaPage>
  );
}
