import { expect, test } from "vitest";
import { withDiscriminators } from "../../../codegen/model/examples";
import { discriminatorValues } from "../../../codegen/model/discriminator-values";
import type { JsonValue } from "../../../codegen/model/types";
import { indexOf } from "../given";
import { table, yaml } from "../table";

const schemas = indexOf(yaml`
  Base: { type: object, properties: { kind: { type: string } },
    discriminator: { propertyName: kind, mapping: { one: Child, uno: Child } } }
  Child: { allOf: [{ $ref: Base }, { properties: { kind: { type: string } } }] }
  Grandchild: { allOf: [{ $ref: Child }, { properties: { kind: { type: string } } }] }
  Written: { allOf: [{ $ref: Base }, { properties: { kind: { type: string } } }], example: { kind: mine } }
  Self: { type: object, properties: { kind: { type: string } },
    discriminator: { propertyName: kind, mapping: { me: Self } } }
  Pet: { type: object, oneOf: [{ $ref: Cat }], discriminator: { propertyName: kind } }
  Cat: { allOf: [{ $ref: Pet }, { properties: { kind: { type: string } } }] }
  Dog: { allOf: [{ $ref: Pet }, { properties: { kind: { type: string } } }] }
  Vehicle: { oneOf: [{ $ref: Car }], discriminator: { propertyName: kind, mapping: { car: Car, auto: Car } } }
  Car: { allOf: [{ $ref: Vehicle }, { properties: { kind: { type: string } } }] }
  Same: { allOf: [{ $ref: Base }] }
`);

test.each([
  ["the values of the mapping", "Child", ["one", "uno"]],
  ["the name, if it is not in the mapping", "Grandchild", ["Grandchild"]],
  ["a value from its own discriminator", "Self", ["me"]],
  ["the value of a variant", "Cat", ["Cat"]],
  ["all values of a variant", "Car", ["car", "auto"]],
  ["the name of a schema that only refers to another", "Same", ["Same"]],
  ["nothing for a schema that is not a variant", "Dog", undefined],
  ["nothing for the base schema", "Base", undefined],
])("%s", (_, name, values) => {
  expect(discriminatorValues(name, schemas)).toEqual(new Map(values && [["kind", values]]));
});

test.each(table<readonly [name: string, given: JsonValue, want: JsonValue]>`
  - [Child, { kind: text, x: 1 }, { kind: one, x: 1 }]
  - [Child, { x: 1 }, { x: 1 }]
  - [Child, text, text]
  - [Written, { kind: mine }, { kind: mine }]
`)("sets discriminators of sampled values, not of declared ones: %s, %j", (name, given, want) => {
  expect(withDiscriminators(given, name, schemas)).toEqual(want);
});
