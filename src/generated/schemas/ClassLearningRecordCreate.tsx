// Generated from openapi/training-provider.yaml#/components/schemas/ClassLearningRecordCreate. Run `npm run codegen`; do not edit.
import { Enum, EnumValue, Properties, Property, Schema } from "@reference";

export function ClassLearningRecordCreate() {
  return (
    <Schema
      name="ClassLearningRecordCreate"
      type="object"
    >
      <p>The outcome of a class for one learner.</p>
      <Properties>
        <Property
          name="learnerId"
          type="string"
          required
        >
          <p>Whose outcome it is.</p>
        </Property>
        <Property
          name="grade"
          type="string"
          required
        >
          <p>
            The outcome. <code>PASSED</code> and <code>FAILED</code> also record the learner as
            present, <code>N/A</code> as absent.
          </p>
          <Enum>
            <EnumValue value="PASSED" />
            <EnumValue value="FAILED" />
            <EnumValue value="N/A" />
          </Enum>
        </Property>
        <Property
          name="notes"
          type="string"
        >
          <p>Remarks on the outcome.</p>
        </Property>
      </Properties>
    </Schema>
  );
}
