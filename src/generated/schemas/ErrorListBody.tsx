// Generated from openapi/training-provider.yaml#/components/schemas/ErrorListBody. Run `npm run codegen`; do not edit.
import { Properties, Property, Ref, Schema } from "@reference";

export function ErrorListBody() {
  return (
    <Schema
      name="ErrorListBody"
      type="object"
      title="Several errors"
    >
      <p>All problems found, together.</p>
      <Properties>
        <Property
          name="errors"
          type="array of KeyedMessage"
          required
        >
          <p>One entry per problem.</p>
          <Ref to="KeyedMessage" />
        </Property>
      </Properties>
    </Schema>
  );
}
