// Generated from openapi/training-provider.yaml#/components/schemas/ELearningLearningRecordCreate. Run `npm run codegen`; do not edit.
import { Properties, Property, Schema } from "@reference";

export function ELearningLearningRecordCreate() {
  return (
    <Schema
      name="ELearningLearningRecordCreate"
      type="object"
    >
      <p>The completion of an e-learning course by one learner.</p>
      <Properties>
        <Property
          name="learnerId"
          type="string"
          required
        >
          <p>Who completed the course.</p>
        </Property>
        <Property
          name="grade"
          type="string"
          const="PASSED"
          required
        >
          <p>
            Always <code>PASSED</code>; other outcomes cannot be reported for e-learning.
          </p>
        </Property>
        <Property
          name="completed"
          type="string"
          format="date-time"
          required
        >
          <p>
            When the learner finished, in ISO 8601. It has to be later than the date of enrollment.
          </p>
        </Property>
      </Properties>
    </Schema>
  );
}
