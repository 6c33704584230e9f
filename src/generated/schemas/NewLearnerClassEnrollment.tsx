// Generated from openapi/training-provider.yaml#/components/schemas/NewLearnerClassEnrollment. Run `npm run codegen`; do not edit.
import { Properties, Property, Ref, Schema } from "@reference";

export function NewLearnerClassEnrollment() {
  return (
    <Schema
      name="NewLearnerClassEnrollment"
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
          type="NewClassLearner"
          required
        >
          <p>
            The person to register. Counts only without a <code>learnerId</code>.
          </p>
          <Ref to="NewClassLearner" />
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
