// Generated from tests/fixtures/specs/composition.yaml#/components/schemas/Tree. Run `npm run codegen`; do not edit.
import {
  AdditionalProperties,
  Items,
  Note,
  PatternProperty,
  Properties,
  Property,
  Ref,
  Schema,
  TupleItem,
} from "@reference";

export function Tree() {
  return (
    <Schema
      name="Tree"
      type="object"
    >
      <Properties>
        <Property
          name="parent"
          type="Tree"
          nullable
        >
          <Ref to="Tree" />
        </Property>
        <Property
          name="children"
          type="array of Tree"
        >
          <Ref to="Tree" />
        </Property>
        <Property
          name="forest"
          type="map of Tree"
        >
          <Properties>
            <PatternProperty
              name="^x-"
              type="string"
            />
            <AdditionalProperties type="Tree">
              <Ref to="Tree" />
            </AdditionalProperties>
          </Properties>
        </Property>
        <Property
          name="position"
          type="tuple"
        >
          <TupleItem
            index={0}
            type="number"
          >
            <p>East.</p>
          </TupleItem>
          <TupleItem
            index={1}
            type="number"
          />
          <Note>No further items are allowed.</Note>
        </Property>
        <Property
          name="tags"
          type="array of string"
          uniqueItems
        >
          <Items
            type="string"
            minLength={1}
          />
        </Property>
        <Property
          name="grid"
          type="array of array of integer"
        />
      </Properties>
    </Schema>
  );
}
