// Generated from openapi/training-provider.yaml#/components/schemas/ELearningEnrollmentCreate. Run `npm run codegen`; do not edit.
import { AnyOf, Ref, Schema, Variant } from "@reference";

export function ELearningEnrollmentCreate() {
  return (
    <Schema
      name="ELearningEnrollmentCreate"
      type="ExistingLearnerELearningEnrollment or NewLearnerELearningEnrollment"
    >
      <p>A learner to enroll in an e-learning course, in one of two variants.</p>
      <AnyOf>
        <Variant
          label="Existing learner"
          type="ExistingLearnerELearningEnrollment"
        >
          <Ref to="ExistingLearnerELearningEnrollment" />
        </Variant>
        <Variant
          label="New learner"
          type="NewLearnerELearningEnrollment"
        >
          <Ref to="NewLearnerELearningEnrollment" />
        </Variant>
      </AnyOf>
    </Schema>
  );
}
