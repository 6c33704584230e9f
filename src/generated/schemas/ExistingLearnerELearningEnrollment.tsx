// Generated from openapi/training-provider.yaml#/components/schemas/ExistingLearnerELearningEnrollment. Run `npm run codegen`; do not edit.
import { Properties, Property, Schema } from "@reference";

export function ExistingLearnerELearningEnrollment() {
  return (
    <Schema
      name="ExistingLearnerELearningEnrollment"
      type="object"
      title="Existing learner"
    >
      <p>Enrolls somebody the platform knows.</p>
      <Properties>
        <Property
          name="employerId"
          type="string"
          required
        >
          <p>On whose behalf the learner is enrolled.</p>
        </Property>
        <Property
          name="learnerId"
          type="string"
          required
        >
          <p>Who is enrolled.</p>
        </Property>
        <Property
          name="newLearner"
          type="object"
        >
          <p>
            Ignored, because <code>learnerId</code> is given.
          </p>
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
