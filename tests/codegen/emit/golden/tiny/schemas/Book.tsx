// Generated from tests/fixtures/specs/tiny.yaml#/components/schemas/Book. Run `npm run codegen`; do not edit.
import { Properties, Property, Schema } from "@reference";

export function Book() {
  return (
    <Schema
      name="Book"
      type="object"
    >
      <p>A book on the shelf.</p>
      <Properties closed>
        <Property
          name="id"
          type="string"
          required
          readOnly
        />
        <Property
          name="title"
          type="string"
          minLength={1}
          required
        >
          <p>As printed on the spine.</p>
        </Property>
        <Property
          name="pages"
          type="integer"
          exclusiveMinimum={0}
          nullable
        />
      </Properties>
    </Schema>
  );
}
