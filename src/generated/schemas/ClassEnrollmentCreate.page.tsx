// Generated from openapi/training-provider.yaml#/components/schemas/ClassEnrollmentCreate. Run `npm run codegen`; do not edit.
import { SchemaPage, UsedBy, UsedByOperation } from "@reference";
import { ClassEnrollmentCreate } from "./ClassEnrollmentCreate";
import { ExistingLearnerClassEnrollment } from "./ExistingLearnerClassEnrollment";
import { NewLearnerClassEnrollment } from "./NewLearnerClassEnrollment";
import { examples } from "./ClassEnrollmentCreate.samples";

export default function page() {
  return (
    <SchemaPage
      name="ClassEnrollmentCreate"
      examples={examples}
      schemas={{
        ClassEnrollmentCreate,
      }}
      branches={{
        ExistingLearnerClassEnrollment,
        NewLearnerClassEnrollment,
      }}
    >
      <UsedBy>
        <UsedByOperation
          id="create-class-enrollment"
          request
        />
      </UsedBy>
    </SchemaPage>
  );
}
