// Generated from openapi/training-provider.yaml#/components/schemas/ClassLearningRecordCreated. Run `npm run codegen`; do not edit.
import { Properties, Property, Ref, Schema } from "@reference";

export function ClassLearningRecordCreated() {
  return (
    <Schema
      name="ClassLearningRecordCreated"
      type="object"
    >
      <p>What has been recorded for the learner.</p>
      <Properties>
        <Property
          name="attendance"
          type="Attendance"
          required
        >
          <p>Whether the learner took part.</p>
          <Ref to="Attendance" />
        </Property>
        <Property
          name="grade"
          type="Grade"
        >
          <p>How the learner did. Not every answer has it.</p>
          <Ref to="Grade" />
        </Property>
      </Properties>
    </Schema>
  );
}
