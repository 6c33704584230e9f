import { describe, expect, test } from "vitest";
import type { Raw } from "../../../codegen/document/document";
import { compact, schemaOf } from "../given";
import { table, yaml } from "../table";

const others = yaml`
  Pet: { type: object, required: [kind], properties: { kind: { type: string } } }
  Cat: { type: object, properties: { lives: { type: integer } } }
  Colour: { type: string, title: A colour, enum: [red, blue] }
`;

/** Tests a table: raw schema in, schema of the model out. */
function expectSchemas(rows: ReturnType<typeof table>) {
  test.each(rows)("%s", (_title, given, want) => {
    expect(compact(schemaOf(given, others))).toEqual(want);
  });
}

describe("simple types", () => {
  expectSchemas(table`
    an empty schema: [{}, any]
    "true": [true, any]
    "false": [false, never]
    "null": [{ type: "null" }, "null"]
    a string with a bound of zero and an empty default:
      - { type: string, minLength: 0, default: "" }
      - { kind: string, minLength: 0, default: "" }
    numbers with bounds, zero included:
      - { type: integer, format: int32, minimum: 0, exclusiveMaximum: 10, multipleOf: 2 }
      - { kind: integer, format: int32, minimum: 0, exclusiveMaximum: 10, multipleOf: 2 }
    exclusive bounds of 3.0, which are booleans:
      - { type: number, minimum: 1, exclusiveMinimum: true, maximum: 5, exclusiveMaximum: false }
      - { kind: number, exclusiveMinimum: 1, maximum: 5 }
    the example of 3.0: [{ type: string, example: x }, { kind: string, examples: [x] }]
    an enum with descriptions by value:
      - { type: string, enum: [a, b], x-enumDescriptions: { b: Bee } }
      - { kind: string, enum: [{ value: a }, { value: b, description: Bee }] }
    an enum with descriptions by position:
      - { enum: [1, 2], x-enum-descriptions: [One, Two] }
      - { kind: number, enum: [{ value: 1, description: One }, { value: 2, description: Two }] }
    a value that an enum repeats:
      - { enum: [a, b, a], x-enum-descriptions: ["", Bee, Again] }
      - { kind: string, enum: [{ value: a }, { value: b, description: Bee }] }
    a const: [{ const: card }, { kind: string, const: true, enum: [{ value: card }] }]
    an enum of mixed types:
      - { enum: ["1", 1, true, null] }
      - { kind: any, enum: [{ value: "1" }, { value: 1 }, { value: true }, { value: null }] }
    a type inferred from a keyword: [{ minLength: 1 }, { kind: string, minLength: 1 }]
  `);
});

describe("null", () => {
  expectSchemas(table`
    "3.0": [{ type: string, nullable: true }, { kind: string, nullable: true }]
    "3.1": [{ type: [string, "null"] }, { kind: string, nullable: true }]
    a variant of oneOf:
      - { oneOf: [{ $ref: Pet }, { type: "null" }], description: D }
      - { kind: ref, name: Pet, nullable: true, description: D }
    a variant of anyOf beside two others:
      - { anyOf: [{ $ref: Pet }, { type: "null" }, { $ref: Cat }] }
      - { kind: union, mode: anyOf, nullable: true,
          variants: [{ label: Pet, schema: Pet }, { label: Cat, schema: Cat }] }
    a wrapped reference of 3.0:
      - { allOf: [{ $ref: Pet }], nullable: true }
      - { kind: ref, name: Pet, nullable: true }
    a constant variant:
      - { oneOf: [{ $ref: Pet }, { const: null }] }
      - { kind: ref, name: Pet, nullable: true }
    a value of an enum:
      - { type: [string, "null"], enum: [a, null] }
      - { kind: string, nullable: true, enum: [{ value: a }] }
    no value of an enum:
      - { type: [string, "null"], enum: [a] }
      - { kind: string, enum: [{ value: a }] }
    the only value of an enum: [{ type: string, nullable: true, enum: [null] }, "null"]
  `);
});

describe("objects and arrays", () => {
  expectSchemas(table`
    properties in the document's order:
      - { type: object, required: [b],
          properties: { "2": { type: "null" }, b: { type: string }, a: { $ref: Pet } },
          additionalProperties: false, minProperties: 1 }
      - { kind: object, minProperties: 1,
          properties: [{ name: "2", schema: "null" }, { name: b, required: true, schema: string },
            { name: a, schema: Pet }] }
    a map, patterns, and no other properties:
      - { additionalProperties: { type: integer }, patternProperties: { ^x-: {} },
          maxProperties: 3 }
      - { kind: object, additionalProperties: integer,
          patternProperties: [{ pattern: ^x-, schema: any }], maxProperties: 3 }
    an array:
      - { type: array, items: { $ref: Pet }, minItems: 1, maxItems: 2, uniqueItems: true }
      - { kind: array, items: Pet, minItems: 1, maxItems: 2, uniqueItems: true }
    a tuple:
      - { type: array, prefixItems: [{ type: string }, { $ref: Pet }], items: false }
      - { kind: array, prefixItems: [string, Pet], notes: [{ note: noFurtherItems }] }
  `);

  test.each(table`
    forbidden: [{ additionalProperties: false }, false]
    forbidden as unevaluated: [{ unevaluatedProperties: false }, false]
    allowed: [{ additionalProperties: true }, true]
    not stated: [{}]
  `)("additional properties are %s", (_title, given, want) => {
    expect(schemaOf({ type: "object", ...(given as Raw) })).toHaveProperty(
      "additionalProperties",
      want,
    );
  });
});

describe("references", () => {
  expectSchemas(table`
    alone: [{ $ref: Pet }, Pet]
    alone in a union: [{ oneOf: [{ $ref: Pet }] }, Pet]
    alone in a union with a discriminator:
      - { oneOf: [{ $ref: Pet }], discriminator: { propertyName: kind } }
      - { kind: union, mode: oneOf, discriminator: kind,
          variants: [{ label: Pet, values: [Pet], schema: Pet }] }
    with annotations:
      - { $ref: Pet, description: D, deprecated: true }
      - { kind: ref, name: Pet, description: D, deprecated: true }
    with further properties:
      - { $ref: Pet, properties: { age: { type: integer } } }
      - { kind: object, properties: [{ name: age, schema: integer }],
          conditions: [{ kind: includes, name: Pet }] }
    to itself:
      - { type: object, properties: { next: { $ref: Subject } } }
      - { kind: object, properties: [{ name: next, schema: Subject }] }
    to a part of itself, which has no name:
      - { items: { items: { $ref: "#/components/schemas/Subject/items" } } }
      - kind: array
        items: { kind: array, items: { kind: array, items: { kind: any,
              notes: [{ note: repeats, ref: "#/components/schemas/Subject/items" }] } } }
    to a part of another schema: [{ $ref: "#/components/schemas/Pet/properties/kind" }, string]
  `);
});

describe("allOf", () => {
  expectSchemas(table`
    of one reference is that reference: [{ allOf: [{ $ref: Pet }] }, Pet]
    keeps the narrower of two bounds:
      - { type: number,
          allOf: [{ exclusiveMinimum: 5, maximum: 9 }, { exclusiveMinimum: 2, maximum: 8 }] }
      - { kind: number, exclusiveMinimum: 5, maximum: 8 }
    keeps what stands next to a repeated reference:
      - { allOf: [{ $ref: Colour, pattern: ^a }, { $ref: Colour, maxLength: 3 }] }
      - { kind: string, title: A colour, enum: [{ value: red }, { value: blue }], pattern: ^a,
          maxLength: 3 }
    of one reference, with annotations:
      - { allOf: [{ $ref: Pet }], description: D, title: T }
      - { kind: ref, name: Pet, description: D, title: T }
    of one reference to something other than an object:
      - { allOf: [{ $ref: Colour }], description: D, default: red }
      - { kind: ref, name: Colour, description: D, default: red }
    merges parts without names:
      - { description: D,
          allOf: [{ type: object, required: [a], properties: { a: { type: string } } },
            { required: [b], properties: { b: { type: string } }, description: lost }] }
      - { kind: object, description: D,
          properties: [{ name: a, required: true, schema: string },
            { name: b, required: true, schema: string }] }
    includes named objects and keeps its own properties:
      - { allOf: [{ $ref: Pet }, { $ref: Cat }, { properties: { a: {} }, required: [a] }] }
      - { kind: object, properties: [{ name: a, required: true, schema: any }],
          conditions: [{ kind: includes, name: Pet }, { kind: includes, name: Cat }] }
    that requires included properties has a note:
      - { allOf: [{ $ref: Cat }], required: [lives] }
      - { kind: ref, name: Cat, notes: [{ note: required, names: [lives] }] }
    with two unions keeps both:
      - { allOf: [{ oneOf: [{ $ref: Pet }, { $ref: Cat }] },
            { oneOf: [{ $ref: Cat }, { type: string }] }] }
      - { kind: union, mode: oneOf,
          variants: [{ label: Pet, schema: Pet }, { label: Cat, schema: Cat }],
          conditions: [{ kind: union, mode: oneOf,
              variants: [{ label: Cat, schema: Cat }, { schema: string }] }] }
    with two conditions keeps each with its own branches:
      - { type: string,
          allOf: [{ if: { minLength: 1 }, then: { minLength: 2 } },
            { if: { maxLength: 9 }, else: { maxLength: 8 } },
            { if: { maxLength: 9 }, else: { maxLength: 8 } }] }
      - { kind: string,
          conditions: [{ kind: applicator, keyword: if, schema: { kind: string, minLength: 1 } },
            { kind: applicator, keyword: then, schema: { kind: string, minLength: 2 } },
            { kind: applicator, keyword: if, schema: { kind: string, maxLength: 9 } },
            { kind: applicator, keyword: else, schema: { kind: string, maxLength: 8 } }] }
    with two lists that must contain something does not ask for one item that is both:
      - { type: array,
          allOf: [{ contains: { type: string }, minContains: 2 }, { contains: { type: boolean } }] }
      - { kind: array,
          conditions: [{ kind: applicator, keyword: contains, schema: string, least: 2 },
            { kind: applicator, keyword: contains, schema: boolean, least: 1 }] }
    narrows what both say of the same member:
      - { type: object,
          allOf: [{ additionalProperties: { minLength: 1 },
              dependentRequired: { a: [b], c: [d] },
              dependentSchemas: { a: { minProperties: 1 } } },
            { additionalProperties: { maxLength: 2 }, dependentRequired: { a: [e] },
              dependentSchemas: { a: { maxProperties: 2 } } }, { additionalProperties: true }] }
      - { kind: object, additionalProperties: { kind: string, minLength: 1, maxLength: 2 },
          conditions: [{ kind: applicator, keyword: dependentSchemas,
              schema: { kind: object, minProperties: 1, maxProperties: 2 }, property: a }],
          notes: [{ note: dependentRequired, property: a, names: [b, e] },
            { note: dependentRequired, property: c, names: [d] }] }
    narrows the items at the same place:
      - { type: array,
          allOf: [{ prefixItems: [{ type: string }, { type: number }], items: true },
            { prefixItems: [{ maxLength: 3 }], items: { type: boolean } }] }
      - { kind: array, prefixItems: [{ kind: string, maxLength: 3 }, number], items: boolean }
    of itself:
      - { allOf: [{ $ref: Subject }], properties: { a: {} } }
      - { kind: object, properties: [{ name: a, schema: any }],
          conditions: [{ kind: includes, name: Subject }] }
  `);
});

describe("unions", () => {
  expectSchemas(table`
    oneOf:
      - { oneOf: [{ $ref: Pet }, { $ref: Cat }] }
      - { kind: union, mode: oneOf,
          variants: [{ label: Pet, schema: Pet }, { label: Cat, schema: Cat }] }
    "label: its title, or that of its reference, or the name; none for a bare type":
      - { anyOf: [{ title: Short, type: string }, { $ref: Pet }, { type: string },
            { type: string }] }
      - { kind: union, mode: anyOf,
          variants: [{ label: Short, schema: { kind: string, title: Short } },
            { label: Pet, schema: Pet }, { schema: string }, { schema: string }] }
    "a discriminator: values by pointer, by bare name, and implied":
      - { oneOf: [{ $ref: Pet }, { $ref: Cat }, { $ref: Colour }],
          discriminator: { propertyName: kind,
            mapping: { p: "#/components/schemas/Pet", c: Cat } } }
      - { kind: union, mode: oneOf, discriminator: kind,
          variants: [{ label: Pet, values: [p], schema: Pet }, { label: Cat, values: [c], schema: Cat },
            { label: A colour, values: [Colour], schema: Colour }] }
    beside properties it is a condition:
      - { type: object, properties: { a: {} }, oneOf: [{ $ref: Pet }, { $ref: Cat }] }
      - { kind: object, properties: [{ name: a, schema: any }],
          conditions: [{ kind: union, mode: oneOf,
              variants: [{ label: Pet, schema: Pet }, { label: Cat, schema: Cat }] }] }
    oneOf and anyOf together:
      - { oneOf: [{ $ref: Pet }, { $ref: Cat }], anyOf: [{ $ref: Cat }, { $ref: Pet }] }
      - { kind: union, mode: oneOf,
          variants: [{ label: Pet, schema: Pet }, { label: Cat, schema: Cat }],
          conditions: [{ kind: union, mode: anyOf,
              variants: [{ label: Cat, schema: Cat }, { label: Pet, schema: Pet }] }] }
    of types, each with its own keywords only:
      - { type: [string, integer], minLength: 1, minimum: 2, description: D }
      - { kind: union, mode: anyOf, description: D,
          variants: [{ schema: { kind: string, minLength: 1 } },
            { schema: { kind: integer, minimum: 2 } }] }
    of types with an enum, each with its own values:
      - { type: [string, integer], enum: [a, 1] }
      - { kind: union, mode: anyOf,
          variants: [{ schema: { kind: string, enum: [{ value: a }] } },
            { schema: { kind: integer, enum: [{ value: 1 }] } }] }
    of types, without repeating shared annotations:
      - { type: [string, integer], readOnly: true, deprecated: true, default: 1, examples: [2] }
      - { kind: union, mode: anyOf, readOnly: true, deprecated: true, default: 1, examples: [2],
          variants: [{ schema: string }, { schema: integer }] }
    of required names:
      - { type: object, properties: { a: {}, b: {} },
          anyOf: [{ required: [a] }, { required: [b] }] }
      - { kind: object, properties: [{ name: a, schema: any }, { name: b, schema: any }],
          conditions: [{ kind: required, mode: anyOf, groups: [[a], [b]] }] }
    of required names, alone beside a condition:
      - { oneOf: [{ required: [a] }, { required: [b, c] }], not: { required: [d] } }
      - { kind: object,
          conditions: [{ kind: required, mode: oneOf, groups: [[a], [b, c]] },
            { kind: applicator, keyword: not,
              schema: { kind: object, notes: [{ note: required, names: [d] }] } }] }
  `);
});

describe("conditions and notes", () => {
  expectSchemas(table`
    if, then, else:
      - { type: object, if: { properties: { a: { const: 1 } } }, then: { required: [b] },
          else: { $ref: Pet } }
      - { kind: object,
          conditions: [{ kind: applicator, keyword: if,
              schema: { kind: object,
                properties: [{ name: a,
                    schema: { kind: number, const: true, enum: [{ value: 1 }] } }] } },
            { kind: applicator, keyword: then,
              schema: { kind: object, notes: [{ note: required, names: [b] }] } },
            { kind: applicator, keyword: else, schema: Pet }] }
    not:
      - { type: string, not: { enum: [x] } }
      - { kind: string,
          conditions: [{ kind: applicator, keyword: not,
              schema: { kind: string, enum: [{ value: x }] } }] }
    rules across fields, at the schema and at the fields that they name:
      - { type: object,
          properties: { a: { $ref: Colour },
            b: { type: object, properties: { c: { type: string } } },
            d: { type: array, items: { type: object, properties: { e: { type: string } } } } },
          x-kubernetes-validations: [{ rule: "self.a != self.b.c", message: They differ. },
            { rule: "self.d.all(x, x.e == self.a)", message: It is there., fieldPath: .d }] }
      - { kind: object,
          properties: [{ name: a,
              schema: { kind: ref, name: Colour,
                notes: [{ note: validation, message: They differ. }] } },
            { name: b,
              schema: { kind: object,
                properties: [{ name: c,
                    schema: { kind: string,
                      notes: [{ note: validation, message: They differ. }] } }] } },
            { name: d,
              schema: { kind: array,
                items: { kind: object, properties: [{ name: e, schema: string }] },
                notes: [{ note: validation, message: It is there. }] } }],
          notes: [{ note: validation, rule: "self.a != self.b.c", message: They differ. },
            { note: validation, rule: "self.d.all(x, x.e == self.a)", message: It is there.,
              fieldPath: .d }] }
    rules of several parts, together:
      - { allOf: [{ type: string,
              x-kubernetes-validations: [{ rule: "self != 'a'", message: A }] },
            { x-kubernetes-validations: [{ rule: "self != 'b'", message: B }] }] }
      - { kind: string,
          notes: [{ note: validation, rule: "self != 'a'", message: A },
            { note: validation, rule: "self != 'b'", message: B }] }
    keywords shown as notes and conditions:
      - { type: object, dependentRequired: { a: [b, c] }, propertyNames: { pattern: "^[a-z]" },
          dependentSchemas: { d: {}, e: {} } }
      - { kind: object, notes: [{ note: dependentRequired, property: a, names: [b, c] }],
          conditions: [{ kind: applicator, keyword: propertyNames,
              schema: { kind: string, pattern: "^[a-z]" } },
            { kind: applicator, keyword: dependentSchemas, property: d, schema: any },
            { kind: applicator, keyword: dependentSchemas, property: e, schema: any }] }
    contains:
      - { type: array, contains: { const: 1 }, minContains: 2, maxContains: 3 }
      - { kind: array,
          conditions: [{ kind: applicator, keyword: contains,
              schema: { kind: number, const: true, enum: [{ value: 1 }] }, least: 2, most: 3 }] }
    the content of a string:
      - { type: string, contentMediaType: application/json, contentSchema: { $ref: Pet } }
      - { kind: string, contentMediaType: application/json,
          conditions: [{ kind: applicator, keyword: contentSchema, schema: Pet }] }
    keywords for one type in a schema without a type:
      - { minLength: 1, maximum: 5, minProperties: 2, format: date }
      - { kind: object, minProperties: 2,
          notes: [{ note: ofType, type: string, keywords: { minLength: 1 } },
            { note: ofType, type: number, keywords: { maximum: 5 } },
            { note: format, format: date }] }
    an enum of objects:
      - { type: object, enum: [{ a: 1 }, {}] }
      - { kind: object, notes: [{ note: enum, values: [{ a: 1 }, {}] }] }
    a dynamic reference that cannot be resolved statically:
      - { $dynamicRef: "#nobody" }
      - { kind: any, notes: [{ note: dynamicRef, ref: "#nobody" }] }
  `);
});
