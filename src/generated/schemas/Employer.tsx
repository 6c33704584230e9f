// Generated from openapi/training-provider.yaml#/components/schemas/Employer. Run `npm run codegen`; do not edit.
import { Properties, Property, Schema } from "@reference";

export function Employer() {
  return (
    <Schema
      name="Employer"
      type="object"
    >
      <p>A company that enrolls learners.</p>
      <Properties>
        <Property
          name="id"
          type="string"
          required
        >
          <p>
            Send it as <code>employerId</code> when you enroll a learner.
          </p>
        </Property>
        <Property
          name="name"
          type="string"
        >
          <p>Name of the company.</p>
        </Property>
      </Properties>
    </Schema>
  );
}
