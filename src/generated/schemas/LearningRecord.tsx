// Generated from openapi/training-provider.yaml#/components/schemas/LearningRecord. Run `npm run codegen`; do not edit.
import { Enum, EnumValue, Properties, Property, Ref, Schema } from "@reference";

export function LearningRecord() {
  return (
    <Schema
      name="LearningRecord"
      type="object"
    >
      <p>What a learner achieved.</p>
      <Properties>
        <Property
          name="id"
          type="string"
          required
        >
          <p>Identifies the record.</p>
        </Property>
        <Property
          name="result"
          type="string"
        >
          <p>Whether the learner passed.</p>
          <Enum>
            <EnumValue value="PASSED" />
            <EnumValue value="FAILED" />
          </Enum>
        </Property>
        <Property
          name="notes"
          type="string"
        >
          <p>Remarks on the result.</p>
        </Property>
        <Property
          name="learner"
          type="LearningRecordLearner"
        >
          <p>Whose record it is.</p>
          <Ref to="LearningRecordLearner" />
        </Property>
      </Properties>
    </Schema>
  );
}
