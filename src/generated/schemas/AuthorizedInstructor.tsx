// Generated from openapi/training-provider.yaml#/components/schemas/AuthorizedInstructor. Run `npm run codegen`; do not edit.
import { Properties, Property, Schema } from "@reference";

export function AuthorizedInstructor() {
  return (
    <Schema
      name="AuthorizedInstructor"
      type="object"
    >
      <p>Somebody who may teach a course.</p>
      <Properties>
        <Property
          name="id"
          type="string"
          required
        >
          <p>
            Send it in <code>instructorIds</code> when you create a class.
          </p>
        </Property>
        <Property
          name="firstname"
          type="string"
        >
          <p>Given name.</p>
        </Property>
        <Property
          name="lastname"
          type="string"
        >
          <p>Family name.</p>
        </Property>
      </Properties>
    </Schema>
  );
}
