// Generated from openapi/training-provider.yaml#/components/schemas/ClassEnrollmentCreate. Run `npm run codegen`; do not edit.
import { AnyOf, Ref, Schema, Variant } from "@reference";

export function ClassEnrollmentCreate() {
  return (
    <Schema
      name="ClassEnrollmentCreate"
      type="ExistingLearnerClassEnrollment or NewLearnerClassEnrollment"
    >
      <p>A learner to enroll in a class, in one of two variants.</p>
      <AnyOf>
        <Variant
          label="Existing learner"
          type="ExistingLearnerClassEnrollment"
        >
          <Ref to="ExistingLearnerClassEnrollment" />
        </Variant>
        <Variant
          label="New learner"
          type="NewLearnerClassEnrollment"
        >
          <Ref to="NewLearnerClassEnrollment" />
        </Variant>
      </AnyOf>
    </Schema>
  );
}
