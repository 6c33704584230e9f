// Generated from tests/fixtures/specs/deprecated.yaml#/components/schemas/Book. Run `npm run codegen`; do not edit.
import { Deprecated, Properties, Property, Ref, Schema } from "@reference";

export function Book() {
  return (
    <Schema
      name="Book"
      type="object"
      deprecated
    >
      <Deprecated>
        <p>Use works.</p>
      </Deprecated>
      <p>A book. Not a magazine.</p>
      <Properties>
        <Property
          name="isbn10"
          type="string"
          pattern="^[0-9]{10}$"
          deprecated
        >
          <Deprecated>
            <p>
              Use <code>isbn</code> instead.
            </p>
          </Deprecated>
          <p>The old number.</p>
        </Property>
        <Property
          name="author"
          type="Person"
          deprecated
        >
          <Deprecated>
            <p>A book may have several.</p>
            <p>
              See <code>authors</code>.
            </p>
          </Deprecated>
          <Ref to="Person" />
        </Property>
      </Properties>
    </Schema>
  );
}
