// Generated from openapi/training-provider.yaml#/components/schemas/ExistingLearnerClassEnrollment. Run `npm run codegen`; do not edit.
import { Properties, Property, Schema } from "@reference";

export function ExistingLearnerClassEnrollment() {
  return (
    <Schema
      name="ExistingLearnerClassEnrollment"
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
        >
          <p>
            When the enrollment takes effect, in ISO 8601. By default the present moment or the
            start of the class, whichever comes first.
          </p>
        </Property>
      </Properties>
    </Schema>
  );
}
