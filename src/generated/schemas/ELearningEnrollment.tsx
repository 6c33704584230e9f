// Generated from openapi/training-provider.yaml#/components/schemas/ELearningEnrollment. Run `npm run codegen`; do not edit.
import { Properties, Property, Ref, Schema } from "@reference";

export function ELearningEnrollment() {
  return (
    <Schema
      name="ELearningEnrollment"
      type="object"
    >
      <p>A learner's place in an e-learning course.</p>
      <Properties>
        <Property
          name="id"
          type="string"
          required
        >
          <p>Identifies the enrollment when you delete it.</p>
        </Property>
        <Property
          name="learner"
          type="ELearningEnrollmentLearner"
        >
          <p>Who is enrolled.</p>
          <Ref to="ELearningEnrollmentLearner" />
        </Property>
        <Property
          name="employer"
          type="Employer"
          nullable
        >
          <p>
            On whose behalf the learner is enrolled; <code>null</code> if there is no employer.
          </p>
          <Ref to="Employer" />
        </Property>
        <Property
          name="enrolledAt"
          type="string"
          format="date-time"
        >
          <p>When the enrollment took effect, in ISO 8601.</p>
        </Property>
      </Properties>
    </Schema>
  );
}
