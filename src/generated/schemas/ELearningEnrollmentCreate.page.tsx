// Generated from openapi/training-provider.yaml#/components/schemas/ELearningEnrollmentCreate. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
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
      usedBy={{
        operations: [
          {
            id: "create-e-learning-enrollment",
            request: true,
          },
        ],
      }}
    />
  );
}
