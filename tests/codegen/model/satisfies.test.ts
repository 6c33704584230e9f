import { describe, expect, test } from "vitest";
import { satisfies } from "../../../codegen/model/satisfies";
import type { JsonValue } from "../../../codegen/model/types";
import { indexOf, schemaOf } from "../given";
import { table, yaml } from "../table";

const others = yaml`
  Either: { anyOf: [{ $ref: Either }, { type: string }] }
  Base: { type: object, required: [a], properties: { a: { type: string } } }
  Maybe: { type: [object, "null"], properties: {} }
  Card: { type: object, required: [n], properties: { kind: { type: string }, n: { type: integer } } }
  Bank: { type: object, properties: { kind: { type: string }, iban: { type: string } } }
`;
const index = indexOf(others);

function proved(value: JsonValue, raw: unknown, direction: "request" | "response" = "response") {
  return satisfies(value, schemaOf(raw, others), direction, index);
}

describe("satisfies", () => {
  test.each(table<[title: string, value: JsonValue, raw: unknown, want: boolean]>`
    a string: [a, { type: string }, true]
    a number where a string belongs: [1, { type: string }, false]
    a value of the enum: [a, { enum: [a, b] }, true]
    a scalar with variants: [8, { type: integer, oneOf: [{ const: 8 }] }, false]
    another value: [c, { enum: [a, b] }, false]
    null where it is allowed: [null, { type: [string, "null"] }, true]
    null where it is not: [null, { type: string }, false]
    null for a named schema that allows it: [null, { $ref: Maybe }, true]
    an int64, which is a bigint: [1, { type: integer, format: int64 }, false]
    a file, which is a Blob: [x, { type: string, format: binary }, false]
    a file by its media type: [x, { type: string, contentMediaType: image/png }, false]
    all required properties: [{ a: x }, { $ref: Base }, true]
    a missing required property: [{}, { $ref: Base }, false]
    an excess property: [{ a: x, b: 1 }, { $ref: Base }, false]
    a property of a map: [{ x: 1 }, { additionalProperties: { type: integer } }, true]
    a wrong property of a map: [{ x: "1" }, { additionalProperties: { type: integer } }, false]
    included and own properties:
      - { a: x, b: 1 }
      - { allOf: [{ $ref: Base }], properties: { b: { type: integer } } }
      - true
    a missing included property:
      - { b: 1 }
      - { allOf: [{ $ref: Base }], properties: { b: { type: integer } } }
      - false
    a variant: [{ n: 1 }, { oneOf: [{ $ref: Card }, { $ref: Bank }] }, true]
    a variant of a union with a discriminator:
      - { kind: c, n: 1 }
      - { oneOf: [{ $ref: Card }, { $ref: Bank }], discriminator: { propertyName: kind } }
      - false
    an array: [[a], { type: array, items: { type: string } }, true]
    a wrong item: [[a, 1], { type: array, items: { type: string } }, false]
    an array of fixed length:
      - [a]
      - { type: array, items: { type: string }, minItems: 2, maxItems: 2 }
      - false
    a __proto__ key: [{ a: x, __proto__: 1 }, { $ref: Base }, false]
    a property with the name of a method: [{ a: x, toString: y }, { $ref: Base }, false]
    a missing property that every object inherits:
      - {}
      - { properties: { constructor: { type: string } } }
      - false
    any value: [{ x: [1] }, {}, true]
    no value: [1, false, false]
  `)("%s", (_title, value, raw, want) => {
    expect(proved(value, raw)).toBe(want);
  });

  test("excludes read-only properties from requests", () => {
    const raw = { properties: { id: { type: "string", readOnly: true } } };
    expect(proved({ id: "x" }, raw, "request")).toBe(false);
    expect(proved({ id: "x" }, raw, "response")).toBe(true);
  });

  const readOnly = yaml`
    Profile: { type: object, properties: { id: { $ref: Id } } }
    Id: { type: string, readOnly: true }
    Circle: { type: object, properties: { id: { $ref: Id }, next: { $ref: Circle } } }
    Half: { type: object, properties: { id: { $ref: Id }, name: { type: string } } }
  `;
  test.each(table<readonly [title: string, value: JsonValue, schema: unknown, want: boolean]>`
    an object with only read-only properties: [{}, { type: object, properties: { id: { $ref: Id } } }, false]
    a reference to one: [{}, { $ref: Profile }, false]
    a reference to a read-only schema: [a, { $ref: Id }, false]
    an array of them: [[{}], { type: array, items: { $ref: Profile } }, false]
    a map of them: [{ x: {} }, { additionalProperties: { $ref: Profile } }, false]
    a union of them: [{}, { anyOf: [{ $ref: Profile }, { $ref: Id }] }, false]
    a schema that includes one: [{}, { allOf: [{ $ref: Profile }] }, false]
    circular references to them: [{}, { $ref: Circle }, false]
    an object with another property: [{}, { $ref: Half }, true]
    an object that includes such an object:
      - {}
      - { allOf: [{ $ref: Half }], properties: { more: { $ref: Id } } }
      - true
    an object without properties: [{}, { type: object }, true]
  `)(
    "whether a request may have the value, or a property with it: %s",
    (_title, value, raw, want) => {
      const properties = { a: { type: "string" }, p: raw };
      const whole = { value: { a: "x", p: value }, raw: { type: "object", properties } };
      for (const one of [{ value, raw }, whole]) {
        const proves = (direction: "request" | "response") =>
          satisfies(one.value, schemaOf(one.raw, readOnly), direction, indexOf(readOnly));
        expect([proves("request"), proves("response")]).toEqual([want, true]);
      }
    },
  );

  test("a chain of schemas of any length is not left out", () => {
    const around = (name: string) => ({
      type: "object",
      properties: { next: { $ref: `#/components/schemas/${name}` } },
    });
    const chain = Array.from({ length: 2_000 }, (_, at) => [`S${at}`, around(`S${at + 1}`)]);
    const schemas = indexOf({ ...Object.fromEntries(chain), S2000: { type: "string" } });
    const first = schemaOf({ $ref: "#/components/schemas/S0" }, Object.fromEntries(chain));
    expect(satisfies({}, first, "request", schemas)).toBe(true);
  });

  test("proves nothing for circular inclusion", () => {
    const raw = yaml`{ allOf: [{ $ref: Subject }], properties: { a: {} } }`;
    expect(proved({}, raw)).toBe(false);
  });

  test("proves a union that names itself by its other variants", () => {
    const either = yaml`{ $ref: Either }`;
    expect([proved("a", either), proved(1, either)]).toEqual([true, false]);
  });
});

test.each(["Child", "Unmapped", "Grandchild", "Kept"])(
  "a schema that extends one with a discriminator proves nothing: %s",
  (name) => {
    const tagged = yaml`
      Base: { type: object, required: [kind], properties: { kind: { type: string } },
        discriminator: { propertyName: kind, mapping: { one: Child } } }
      Child: { allOf: [{ $ref: Base }, { properties: { x: { type: integer } } }] }
      Unmapped: { allOf: [{ $ref: Base }, { properties: { x: { type: integer } } }] }
      Grandchild: { allOf: [{ $ref: Child }, { properties: { x: { type: integer } } }] }
      Pet: { oneOf: [{ $ref: Cat }, { $ref: Dog }],
        discriminator: { propertyName: kind, mapping: { meow: Cat } } }
      Cat: { type: object, properties: { kind: { type: string } } }
      Dog: { type: object, properties: { kind: { type: string } } }
      Kept: { allOf: [{ $ref: Pet }, { properties: { x: { type: integer } } }] }
    `;
    const schemas = indexOf(tagged);
    const value = { kind: name, x: 1 };
    const named = { $ref: `#/components/schemas/${name}` };
    expect(satisfies(value, schemaOf(named, tagged), "response", schemas)).toBe(false);
    const list = { type: "array", items: named };
    expect(satisfies([value], schemaOf(list, tagged), "response", schemas)).toBe(false);
  },
);

test("parts of an allOf that contradict each other accept nothing", () => {
  const parts = [
    { properties: { a: { type: "string" } } },
    { additionalProperties: { type: "integer" } },
  ];
  expect(proved({ b: 1 }, { allOf: parts })).toBe(true);
  expect(proved({ a: "x" }, { allOf: parts })).toBe(false);
  expect(proved("x", { allOf: [{ type: "object" }, { type: "string" }] })).toBe(false);
});
