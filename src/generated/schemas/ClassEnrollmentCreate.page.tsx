// Generated from openapi/training-provider.yaml#/components/schemas/ClassEnrollmentCreate. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
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
      usedBy={{
        operations: [
          {
            id: "create-class-enrollment",
            request: true,
          },
        ],
      }}
    />
  );
}
