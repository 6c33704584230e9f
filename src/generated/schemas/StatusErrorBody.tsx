// Generated from openapi/training-provider.yaml#/components/schemas/StatusErrorBody. Run `npm run codegen`; do not edit.
import { Properties, Property, Schema } from "@reference";

export function StatusErrorBody() {
  return (
    <Schema
      name="StatusErrorBody"
      type="object"
      title="Error with a status code"
    >
      <p>A flat error.</p>
      <Properties>
        <Property
          name="statusCode"
          type="integer"
          required
        >
          <p>The HTTP status, repeated.</p>
        </Property>
        <Property
          name="code"
          type="string"
          required
        >
          <p>Names the problem for programs.</p>
        </Property>
        <Property
          name="error"
          type="string"
          required
        >
          <p>Names the kind of error.</p>
        </Property>
        <Property
          name="message"
          type="string"
          required
        >
          <p>Explains the problem to people.</p>
        </Property>
      </Properties>
    </Schema>
  );
}
