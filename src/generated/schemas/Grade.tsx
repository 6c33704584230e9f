// Generated from openapi/training-provider.yaml#/components/schemas/Grade. Run `npm run codegen`; do not edit.
import { Properties, Property, Schema } from "@reference";

export function Grade() {
  return (
    <Schema
      name="Grade"
      type="object"
    >
      <p>A learner's grade for a class.</p>
      <Properties>
        <Property
          name="id"
          type="string"
          required
        >
          <p>Identifies the grade.</p>
        </Property>
        <Property
          name="result"
          type="string"
        >
          <p>
            The outcome, such as <code>PASSED</code>.
          </p>
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
