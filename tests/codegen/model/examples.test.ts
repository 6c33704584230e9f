import { describe, expect, test } from "vitest";
import { examplesOf, sample } from "../../../codegen/model/examples";
import type { Direction } from "../../../codegen/model/types";
import type { Raw } from "../../../codegen/document/document";
import { documentOf, indexOf, schemaOf } from "../given";
import { table, yaml } from "../table";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Returns a sample for a raw schema. */
function sampled(raw: unknown, others: Raw = {}, direction: Direction = "response", name = "") {
  return sample(schemaOf(raw, others), { direction, schemas: indexOf(others), name }).value;
}

describe("sample", () => {
  test.each(table`
    declared example first: [{ type: string, examples: [e], default: d, enum: [v] }, e]
    then default: [{ type: string, default: d, enum: [v] }, d]
    a default of null: [{ type: [string, "null"], default: null }, null]
    then the first of an enum: [{ type: string, enum: [v, w], format: date }, v]
    a const: [{ const: 7 }, 7]
    then the format: [{ type: string, format: date }, "2025-03-14"]
    then the content: [{ type: string, contentMediaType: application/json }, "{}"]
    then the content, by its schema:
      - { type: string, contentMediaType: application/json,
          contentSchema: { type: object, properties: { a: { type: number, example: 1.5 } } } }
      - '{"a":1.5}'
    but first how it is encoded:
      - { type: string, contentMediaType: application/json, contentEncoding: base64 }
      - SGVsbG8=
    a bare string: [{ type: string }, text]
    a long enough string: [{ type: string, minLength: 6 }, textxx]
    a short enough string: [{ type: string, maxLength: 2 }, te]
    a boolean: [{ type: boolean }, true]
    a variant of an integer: [{ type: integer, oneOf: [{ const: 8 }, { const: 10 }] }, 8]
    a variant of a string: [{ type: string, anyOf: [{ const: 3 }, { enum: [b] }] }, b]
    a variant of a boolean: [{ type: boolean, oneOf: [{ const: false }] }, false]
    a variant within bounds: [{ type: integer, maximum: 30, anyOf: [{ minimum: 20 }] }, 20]
    a variant of an item: [{ items: { type: integer, oneOf: [{ enum: [4] }] } }, [4]]
    no null that the enum rules out: [{ type: [string, "null"], enum: [a] }, a]
    no text where an enum allows only null: [{ type: string, enum: [null] }]
    null of a const: [{ const: null }, null]
    null of an enum without a type: [{ enum: [null, {}] }, null]
    an integer: [{ type: integer }, 1]
    a number within its bounds: [{ type: number, minimum: 5, maximum: 9 }, 5]
    a number below its maximum: [{ type: integer, maximum: -3 }, -3]
    a number above an exclusive minimum: [{ type: integer, exclusiveMinimum: 4 }, 5]
    a number between close bounds:
      - { type: number, exclusiveMinimum: 0, exclusiveMaximum: 0.001 }
      - 0.0005
    a number below a half: [{ type: number, minimum: 0, exclusiveMaximum: 0.4 }, 0.2]
    a large number: [{ type: integer, minimum: 1672531200123 }, 1672531200123]
    a multiple of a fraction: [{ type: number, minimum: 13, multipleOf: 0.14 }, 13.02]
    a multiple: [{ type: integer, multipleOf: 10 }, 10]
    a multiple above the minimum: [{ type: integer, minimum: 12, multipleOf: 10 }, 20]
    "null": [{ type: "null" }, null]
    any value: [{}, {}]
    no value: [false]
    a list: [{ type: array, items: { type: integer } }, [1]]
    a list of three: [{ type: array, items: { const: 1 }, minItems: 3 }, [1, 1, 1]]
    a list without items: [{ type: array }, []]
    a tuple: [{ type: array, prefixItems: [{ const: 1 }, { const: a }] }, [1, a]]
    an object without an unsatisfiable property:
      - { type: object, required: [a, b], properties: { a: { oneOf: [false] }, b: { const: 1 } } }
      - { b: 1 }
    a map: [{ type: object, additionalProperties: { type: integer } }, { key: 1 }]
    a map with minProperties:
      - { type: object, additionalProperties: { type: integer }, minProperties: 3 }
      - { key: 1, key2: 1, key3: 1 }
    an object with minProperties above its named properties:
      - { type: object, properties: { a: { type: integer } }, minProperties: 2 }
      - { a: 1, key: {} }
    an object with minProperties and no other properties allowed:
      - { type: object, properties: {}, minProperties: 2, additionalProperties: false }
      - {}
    a map whose propertyNames are an enum:
      - { type: object, additionalProperties: { type: integer },
          propertyNames: { enum: [de, fr], type: string }, minProperties: 2 }
      - { de: 1, fr: 1 }
    a map whose propertyNames have a pattern:
      - { type: object, additionalProperties: { type: integer },
          propertyNames: { pattern: "^[a-z]{2}$" } }
      - { ab: 1 }
    the first variant of a union: [{ oneOf: [{ const: 1 }, { const: 2 }] }, 1]
    the next variant if the first has no value: [{ oneOf: [false, { const: 2 }] }, 2]
    a list with minContains: [{ type: array, contains: { const: 1 }, minContains: 2 }, [1, 1]]
    a list that contains one item among others:
      - { type: array, items: { type: string }, contains: { const: x }, minItems: 3 }
      - [x, text, text]
    a list with minContains 0: [{ type: array, contains: { const: 1 }, minContains: 0 }, []]
    an empty list with maxItems 0: [{ type: array, items: {}, maxItems: 0 }, []]
    a tuple up to an impossible item: [{ prefixItems: [{ const: 1 }, false, { const: 2 }] }, [1]]
    a value even for contradicting bounds: [{ type: integer, minimum: 5, maximum: 4 }, 4]
    nothing for an empty enum: [{ type: string, enum: [] }]
    nothing for two contradicting types: [{ allOf: [{ type: string }, { type: integer }] }]
    an empty list if no item is possible: [{ type: array, items: false, minItems: 1 }, []]
    an object without impossible optional properties:
      - { properties: { a: false, b: { allOf: [{ type: string }, { type: integer }] },
            c: { const: 1 } } }
      - { c: 1 }
    nothing for an object that requires one: [{ required: [a], properties: { a: false } }]
    a default, valid or not: [{ type: integer, minimum: 5, maximum: 4, default: 3 }, 3]
    an object without a string that does not match its pattern:
      - { properties: { a: { type: string, pattern: ^(?=x)y }, b: { const: 1 } } }
      - { b: 1 }
    an object with a declared value, even if it does not match its pattern:
      - { properties: { a: { type: string, pattern: ^x$, default: y } } }
      - { a: y }
    a list of strings that are named like the list:
      - { properties: { emails: { type: array, items: { type: string } } } }
      - { emails: [ada@example.com] }
    a property that is deprecated, but required:
      - { required: [old], properties: { old: { const: 3, deprecated: true } } }
      - { old: 3 }
    a __proto__ property:
      - { type: object, properties: { __proto__: { const: 1 } } }
      - { __proto__: 1 }
  `)("%s", (_title, given, want) => {
    expect(sampled(given)).toEqual(want);
  });

  test.each([
    ["^[A-Z]{2}$", "AB"],
    ["^[0-9]{5}(-[0-9]{4})?$", "12345"],
    ["^\\+?[1-9]\\d{7,14}$", "11234567"],
    ["^[a-f0-9]{24}$", "abcdef1234567890abcdef12"],
    ["^(EUR|USD)$", "EUR"],
    ["^SKU-\\d{3}[A-Z]?$", "SKU-123"],
    ["^\\p{Lu}\\p{Ll}+$", "Aabc"],
    ["^(?<year>\\d{4})-[01]\\d$", "1234-11"],
    ["^te", "text"],
    ["^[^a-z]+$", "ABC"],
    ["^a*$", "aaa"],
    ["[", "text"],
    ["^(?!text)", "text"],
    ["^(a+)+$", "aaa"],
    ["^[a-z]{5000}$", "text"],
    ["^((((((((((x{9}){9}){9}){9}){9}){9}){9}){9}){9}){9})$", "text"],
  ])("a string that matches %s", (pattern, want) => {
    expect(sampled({ type: "string", pattern })).toBe(want);
  });

  test.each([
    ["a length", { pattern: "^[a-z]+$", minLength: 10 }, "textxxxxxx"],
    ["a format that matches", { pattern: "Z$", format: "date-time" }, "2025-03-14T09:30:00Z"],
    ["a format that does not match", { pattern: "^20\\d\\d$", format: "date" }, "2011"],
  ])("a string with a pattern and %s", (_title, given, want) => {
    expect(sampled({ type: "string", ...given })).toBe(want);
  });

  test.each([
    ["email", "ada@example.com"],
    ["firstName", "Ada"],
    ["family_name", "Lovelace"],
    ["courseId", "a1b2c3"],
    ["downloadUrl", "https://www.example.com"],
    ["currency", "EUR"],
    ["colour", "text"],
  ])("a string named %s", (name, want) => {
    expect(sampled({ type: "string" }, {}, "response", name)).toBe(want);
  });

  test.each(table<readonly [title: string, raw: Raw, request: unknown, response: unknown]>`
    what a part of an allOf makes read-only:
      - { allOf: [{ $ref: User }, { type: object, properties: { tenant: { readOnly: true } } }] }
      - { name: text }
      - { name: text, tenant: 1 }
    what is read-only, write-only or deprecated:
      - { properties: { id: { const: 1, readOnly: true }, secret: { const: 2, writeOnly: true },
            owner: { $ref: Owner }, old: { const: 3, deprecated: true }, name: { const: x } } }
      - { secret: 2, name: x }
      - { id: 1, owner: { a: 1 }, name: x }
  `)("what only one direction has: %s", (_title, raw, request, response) => {
    const others = yaml`
      User: { type: object, properties: { name: { const: text }, tenant: { const: 1 } } }
      Owner: { type: object, readOnly: true, properties: { a: { const: 1 } } }
    `;
    expect(sampled(raw, others, "request")).toEqual(request);
    expect(sampled(raw, others, "response")).toEqual(response);
  });

  test.each(table<readonly [title: string, more: Raw, want: unknown]>`
    one of the schemas that extend it: [{}, { kind: Cat, lives: 9 }]
    itself, if its discriminator says so: [{ mapping: { pet: Pet } }, { kind: pet }]
  `)("a base schema is %s", (_title, more, want) => {
    const Pet = {
      type: "object",
      properties: { kind: { type: "string" } },
      discriminator: { propertyName: "kind", ...more },
    };
    const others = {
      Pet,
      Cat: { allOf: [ref("Pet"), { properties: { lives: { const: 9 } } }] },
      Dog: { allOf: [ref("Pet")], properties: { bark: { const: 1 } } },
    };
    expect(sampled(ref("Pet"), others)).toEqual(want);
    expect(sampled({ type: "array", items: ref("Pet") }, others)).toEqual([want]);
    expect(sampled(ref("Dog"), others)).toEqual({ kind: "Dog", bark: 1 });
  });

  test.each(table`
    included properties, its own and those of one variant:
      - { Node: { allOf: [{ $ref: Base }], properties: { own: { const: 2 } },
            oneOf: [{ $ref: Card }, { $ref: Bank }],
            discriminator: { propertyName: kind, mapping: { card: Card } } },
          Base: { type: object, properties: { base: { const: 1 } } },
          Card: { type: object, properties: { kind: { type: string } } }, Bank: { type: object } }
      - { base: 1, own: 2, kind: card }
    a list of itself:
      - { Node: { properties: { children: { type: array, items: { $ref: Node } } } } }
      - { children: [] }
    itself or null:
      - { Node: { properties: { next: { oneOf: [{ $ref: Node }, { type: "null" }] } } } }
      - { next: null }
    itself, required:
      - { Node: { required: [next], properties: { a: { const: 1 }, next: { $ref: Node } } } }
      - { a: 1 }
    itself through another:
      - { Node: { properties: { b: { $ref: B } } }, B: { properties: { a: { $ref: Node } } } }
      - { b: {} }
    itself through allOf:
      - { Node: { allOf: [{ $ref: Node }], properties: { a: { const: 1 } } } }
      - { a: 1 }
  `)("a schema with %s", (_title, others, want) => {
    expect(sampled(ref("Node"), others as Raw)).toEqual(want);
  });

  test("limits the size of a value for a wide and deep schema", () => {
    const nested = Array.from({ length: 10 }).reduce<object>(
      (items) => ({ type: "array", items, minItems: 5 }),
      { type: "string" },
    );
    expect(JSON.stringify(sampled(nested)).length).toBeLessThan(10_000);

    const names = Array.from({ length: 30 }, (_, index) => `p${index}`);
    const level = (depth: number): object =>
      depth === 0
        ? { type: "string" }
        : { properties: Object.fromEntries(names.map((name) => [name, ref(`L${depth - 1}`)])) };
    const others = Object.fromEntries([0, 1, 2, 3].map((depth) => [`L${depth}`, level(depth)]));
    expect(JSON.stringify(sampled(ref("L3"), others)).length).toBeLessThan(20_000);
  });
});

describe("examplesOf", () => {
  const contextOf = (root: Raw = {}) =>
    ({ document: documentOf(root), schemas: new Map(), direction: "response" }) as const;

  test.each(table<readonly [title: string, owner: Raw, want: readonly Raw[]]>`
    declared examples, in order, behind references too:
      - { example: never, examples: { b: { summary: Bee, value: b },
            a: { $ref: "#/components/examples/A" }, far: { externalValue: "https://a.example" },
            three: { dataValue: "3.2" } } }
      - - { name: b, summary: Bee, value: b, origin: declared, typed: true }
        - { name: a, value: 1, origin: declared, typed: false }
        - { name: three, value: "3.2", origin: declared, typed: true }
    one declared example, including null:
      - { example: null }
      - [{ name: example, value: null, origin: declared }]
    a sample of the schema: [{}, [{ name: example, value: text, origin: sampled, typed: true }]]
  `)("returns %s", (_title, owner, want) => {
    const context = contextOf({ components: { examples: { A: { value: 1 } } } });
    const found = examplesOf(owner, schemaOf({ type: "string" }), context);
    expect(found).toMatchObject(want);
    expect(found).toHaveLength(want.length);
  });

  test.each([
    ["404", 404],
    ["500", 500],
    ["200", 1],
    ["4XX", 1],
    ["default", 1],
    [undefined, 1],
  ])("the body of status %s repeats it in an integer named status or code", (status, want) => {
    const integer = { type: "integer" };
    const inner = { type: "object", properties: { statusCode: integer, code: integer } };
    const properties = { status: integer, inner, other: integer, statusText: integer };
    const schema = schemaOf({ type: "object", properties });
    const [example] = examplesOf({}, schema, { ...contextOf(), status });
    const whole = {
      status: want,
      inner: { statusCode: want, code: want },
      other: 1,
      statusText: 1,
    };
    expect(example?.value).toEqual(whole);
  });

  test("uses the status only if the schema allows it", () => {
    const properties = {
      code: { type: "integer", maximum: 99 },
      status: { type: "integer", enum: [400, 404] },
      statusCode: { type: "integer", examples: [7] },
    };
    const schema = schemaOf({ type: "object", properties });
    const [example] = examplesOf({}, schema, { ...contextOf(), status: "404" });
    expect(example?.value).toEqual({ code: 1, status: 404, statusCode: 7 });
  });

  test("returns none without a schema", () => {
    expect(examplesOf({}, undefined, contextOf())).toEqual([]);
  });
});

describe("a body with many fields and no example", () => {
  const fields = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, { type: "integer" }]));
  /** Returns the extents and values of the examples of a body that readers send. */
  const bodies = (
    raw: Raw,
    { owner = {}, isSent = true }: { owner?: Raw; isSent?: boolean } = {},
  ) =>
    examplesOf(owner, schemaOf(raw), {
      document: documentOf({}),
      schemas: indexOf({}),
      direction: isSent ? "request" : "response",
      mediaType: "application/json",
      isSent,
    }).map(({ name, extent, value }) => [name, extent, value]);
  const nine = { type: "object", properties: fields(9) };
  const many = { type: "object", properties: fields(13) };
  const required = (...names: readonly string[]) => ({ required: names });

  test.each([
    ["the required fields first", { ...many, ...required("f3", "f1") }, { f1: 1, f3: 1 }],
    [
      "the required fields of required objects",
      {
        properties: { ...nine.properties, a: { ...nine, ...required("f2") }, b: nine },
        ...required("a", "f0"),
      },
      { f0: 1, a: { f2: 1 } },
    ],
    [
      "no field in a required object that requires none",
      { properties: { a: nine, ...nine.properties }, ...required("a") },
      { a: {} },
    ],
    ["as many fields as required", { ...many, minProperties: 2 }, { f0: 1, f1: 1 }],
    [
      "the first of alternative required fields",
      { properties: fields(14), oneOf: [required("f5"), required("f6")] },
      { f5: 1 },
    ],
    [
      "the required fields of the first variant",
      { ...many, oneOf: [{ properties: { b: {}, c: {} }, ...required("c") }] },
      { c: {} },
    ],
  ])("has %s, then all", (_title, raw, want) => {
    const [least, all, ...others] = bodies({ type: "object", ...raw });
    expect(least).toEqual(["required", "required", want]);
    expect(all?.slice(0, 2)).toEqual(["all", "all"]);
    expect(Object.keys(all?.[2] as object).length).toBeGreaterThan(Object.keys(want).length);
    expect(others).toEqual([]);
  });

  test("has no fields first if none is required, then all", () => {
    const [least, all] = bodies(many);
    expect(least).toEqual(["none", "none", {}]);
    expect(all?.slice(0, 2)).toEqual(["all", "all"]);
  });

  test.each([
    ["twelve fields", { ...many, properties: fields(12) }, {}],
    ["an example", many, { owner: { example: { f1: 7 } } }],
    ["an example of its schema", { ...many, example: { f1: 7 } }, {}],
    ["only required fields", { ...many, required: Object.keys(fields(13)) }, {}],
    ["fields that readers receive", many, { isSent: false }],
  ])("has only one example: %s", (_title, raw, options) => {
    expect(bodies(raw, options).map(([name, extent]) => [name, extent])).toEqual([
      ["example", undefined],
    ]);
  });
});
