// Generated from openapi/training-provider.yaml#/components/schemas/NewLearnerELearningEnrollment. Run `npm run codegen`; do not edit.
import { Properties, Property, Ref, Schema } from "@reference";

export function NewLearnerELearningEnrollment() {
  return (
    <Schema
      name="NewLearnerELearningEnrollment"
      type="object"
      title="New learner"
    >
      <p>Registers somebody new and enrolls them.</p>
      <Properties>
        <Property
          name="employerId"
          type="string"
          required
        >
          <p>On whose behalf the learner is enrolled.</p>
        </Property>
        <Property
          name="newLearner"
          type="NewELearningLearner"
          required
        >
          <p>
            The person to register. Counts only without a <code>learnerId</code>.
          </p>
          <Ref to="NewELearningLearner" />
        </Property>
        <Property
          name="enrolledAt"
          type="string"
          format="date-time"
          required
        >
          <p>When the enrollment takes effect, in ISO 8601. There is no default.</p>
        </Property>
      </Properties>
    </Schema>
  );
}
