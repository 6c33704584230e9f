import { describe, expect, test, vi } from "vitest";
import type { Raw } from "../../../codegen/document/document";
import { type CheckInDirection, interpretingFirst } from "../../../codegen/document/json-schema";
import { documentOf, modelOf } from "../given";
import { table, yaml } from "../table";

/** Returns the model of an API with one request, whose body has a schema. */
function withBody(schema: Raw, schemas: Raw = {}) {
  const content = { "application/json": { schema } };
  return modelOf({
    paths: { "/x": { post: { requestBody: { content }, responses: { 204: {} } } } },
    components: { schemas },
  });
}

/** Returns the made-up example of a body, and the constraints that it breaks. */
function madeUp(schema: Raw, schemas: Raw = {}) {
  const { operations, doubts } = withBody(schema, schemas);
  const [media] = operations[0]?.requestBody?.content ?? [];
  return {
    value: media?.examples.at(-1)?.value,
    doubts: [...doubts].map(([place, { broken }]) => [place, broken]),
  };
}

const texts = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { type: "string" }]));

describe("a made-up value keeps", () => {
  test.each(table<[string, Raw, unknown]>`
    a condition, without changing a value from the author:
      - { properties: { at: { type: string, format: uri, examples: [/x] }, a: { type: string } },
          maxProperties: 1 }
      - { at: /x }
    "\`dependentRequired\`, even if it names an undescribed property":
      - { properties: { a: { type: string } }, dependentRequired: { a: [b] } }
      - { a: text, b: text }
    "\`oneOf\` with required properties":
      - { properties: { a: { type: string }, b: { type: string } },
          oneOf: [{ required: [a] }, { required: [b] }] }
      - { a: text }
    "\`maxProperties\`":
      - { properties: { a: { type: string }, b: { type: string }, c: { type: string } },
          required: [b], maxProperties: 2 }
      - { a: text, b: text }
    "\`propertyNames\`":
      - { propertyNames: { pattern: ^x-, minLength: 5 }, additionalProperties: { type: integer },
          minProperties: 2 }
      - { x-xxx: 1, x-xxx2: 1 }
    "\`contains\` after \`prefixItems\`":
      - { properties: { a: { type: array, prefixItems: [{ type: string }],
              contains: { type: integer, minimum: 5 } } } }
      - { a: [text, 5] }
    conditions of items:
      - { properties: { list: { type: array, items: { $ref: Pair } } } }
      - { list: [{ a: text }] }
    "\`uniqueItems\`":
      - { properties: { texts: { type: array, minItems: 3, uniqueItems: true,
              items: { type: string } },
            steps: { type: array, minItems: 2, uniqueItems: true, items: { multipleOf: 5 } },
            enums: { type: array, minItems: 2, uniqueItems: true, items: { enum: [a, b] } } } }
      - { texts: [text, text2, text3], steps: [5, 10], enums: [a, b] }
    "\`minItems\` after \`prefixItems\`":
      - { properties: { a: { prefixItems: [{ type: string }], items: { type: integer },
              minItems: 3 } } }
      - { a: [text, 1, 1] }
    bounds between integers and multiples:
      - { properties: { above: { type: integer, exclusiveMinimum: 0.5 },
            below: { type: integer, maximum: -0.5 },
            multiple: { multipleOf: 5, exclusiveMinimum: 5 } } }
      - { above: 1, below: -1, multiple: 10 }
    "\`oneOf\` with variants that require other properties":
      - { oneOf: [{ type: object, properties: &both { a: { type: string }, b: { type: string } },
              required: [a] }, { type: object, properties: *both, required: [b] }] }
      - { a: text }
    "\`oneOf\` with formats":
      - { properties: { a: { type: string, oneOf: [{ format: date }, { format: date-time }] } } }
      - { a: "2025-03-14" }
    a condition without a read-only property that it requires:
      - { properties: { id: { $ref: Id }, a: { type: string } }, required: [id], maxProperties: 3 }
      - { a: text }
    a condition that is the schema itself: [{ $ref: Loop }, { a: text }]
    an invalid example, which is up to the linter:
      - { properties: { n: { type: integer, examples: ["7"] } }, maxProperties: 2 }
      - { n: "7" }
  `)("%s", (_title, schema, want) => {
    const schemas = yaml`
      Pair: { type: object, properties: { a: { type: string }, b: { type: string } }, maxProperties: 1 }
      Id: { type: string, readOnly: true }
      Loop: { type: object, properties: { a: { type: string } }, if: { $ref: Loop }, then: { required: [a] } }
    `;
    expect(madeUp({ type: "object", ...schema }, schemas)).toEqual({ value: want, doubts: [] });
  });

  test("required properties, however many and deep they are", () => {
    const deep = Array.from({ length: 11 }).reduce<Raw>(
      (inner) => ({ type: "object", properties: { in: inner }, required: ["in"] }),
      { type: "string" },
    );
    const names = Array.from({ length: 600 }, (_, index) => `p${index}`);
    const required = { type: "object", properties: texts("last"), required: ["last"] };
    const wide = { type: "object", properties: { deep, ...texts(...names), required } };
    expect(madeUp({ ...wide, required: ["required"] }).doubts).toEqual([]);
  });
});

describe("a value that cannot be made", () => {
  const never = {
    type: "object",
    required: ["a"],
    properties: texts("a"),
    if: { required: ["a"] },
    then: { properties: { a: { pattern: "^(?!text).*z$" } } },
  };
  const broken = "at /a must match the pattern `^(?!text).*z$`";

  test.each(table<[Raw, string]>`
    - [{ if: { required: [a] }, then: { $ref: B } }, "must match the schema of \`then\`"]
    - [{ dependentSchemas: { a: { required: [b] } } }, "lacks \`b\`"]
    - - { x-kubernetes-validations: [{ rule: self.a == self.b, message: They are equal. }] }
      - "at /a breaks a rule: They are equal (it cannot be evaluated: the value has no \`b\`)"
    - [{ not: { required: [a] } }, "must not match the schema of \`not\`"]
    - [{ dependentSchemas: { a: { $ref: B } } }, "lacks \`b\`"]
    - - { properties: { a: { const: text } }, patternProperties: { ^x: {} },
          additionalProperties: false, minProperties: 2 }
      - must have at least 2 properties
    - - { oneOf: [{ type: object, properties: { c: { type: string } } },
            { type: object, properties: { d: { type: string } } }] }
      - "must match exactly one schema of \`oneOf\`"
  `)("is reported for %j", (condition, want) => {
    const schema = { type: "object", properties: texts("a"), ...condition };
    const { value, doubts } = madeUp(schema, { B: { required: ["b"] } });
    expect(value).toMatchObject({ a: "text" });
    expect(doubts.map(([, broken]) => broken)).toEqual([want]);
  });

  test.each<[Raw, string]>([
    [{ type: "string", pattern: "^(?=x)\\w$" }, "must match the pattern `^(?=x)\\w$`"],
    [{ type: "string", pattern: "^(.)\\1$" }, "must match the pattern `^(.)\\1$`"],
    [{ type: "string", pattern: "^\\p{L}$", minLength: 5 }, "must match the pattern `^\\p{L}$`"],
    [{ type: "string", pattern: "^20\\d\\d$", format: "date" }, "must have the format `date`"],
    [{ type: "string", format: "uri", maxLength: 5 }, "must have at most 5 characters"],
    [{ type: "integer", minimum: 1, maximum: 2, multipleOf: 5 }, "must be at least 1"],
    [
      { type: "array", minItems: 2, uniqueItems: true, items: { type: "boolean" } },
      "must have at least 2 items",
    ],
    [{ prefixItems: [{}], items: false, minItems: 2 }, "must have at least 2 items"],
  ])("is reported for %j", (schema, want) => {
    expect(madeUp(schema).doubts.map(([, broken]) => broken)).toEqual([want]);
  });

  test.each(["parameters", "response"])("is reported for %s", (place) => {
    const schema = { type: "integer", minimum: 1, maximum: 2, multipleOf: 5 };
    const parameters = [{ name: "q", in: "query", schema }];
    const responses = { 200: { content: { "application/json": { schema } } } };
    const get = place === "response" ? { responses } : { parameters, responses: { 204: {} } };
    const { doubts } = modelOf({ paths: { "/x": { get } } });
    expect([...doubts.values()]).toMatchObject([{ broken: "must be at least 1" }]);
  });

  test.each(table<[string, Raw]>`
    a default, which is up to the linter:
      - { properties: { a: { type: integer, minimum: 5, default: 3 } } }
    a required property that only responses have:
      - { allOf: [{ properties: { id: { $ref: Id } } }, { required: [id] }] }
    a schema whose values never end, which is up to the linter: [{ $ref: Endless }]
    variants that a discriminator distinguishes:
      - { oneOf: [{ $ref: B }, { $ref: C }], discriminator: { propertyName: b } }
    a format that no validator knows: [{ type: string, format: colour }]
  `)("is not reported for %s", (_title, schema) => {
    const schemas = yaml`
      Id: { type: string, readOnly: true }
      B: { type: object, properties: { b: { type: string } }, required: [b] }
      C: { type: object, properties: { b: { type: string } }, required: [b] }
      Endless: { type: object, properties: { endless: { $ref: Endless } }, required: [endless] }
    `;
    expect(madeUp(schema, schemas).doubts).toEqual([]);
  });

  test("is shown, and its schema is reported with the broken constraint", () => {
    expect(madeUp(never)).toEqual({
      value: { a: "text" },
      doubts: [["#/paths/~1x/post/requestBody/content/application~1json/schema", broken]],
    });
  });

  test("is reported once for a named schema, at its definition", () => {
    const ref = { $ref: "#/components/schemas/Never" };
    const content = { "application/json": { schema: ref } };
    const operation = { requestBody: { content }, responses: { 204: {} } };
    const { doubts } = modelOf({
      paths: { "/x": { post: operation, put: operation } },
      components: { schemas: { Never: never } },
    });
    expect([...doubts]).toMatchObject([["#/components/schemas/Never", { broken }]]);
  });

  test("is not reported for a schema with its own example", () => {
    expect(madeUp({ ...never, examples: [{ a: "xz" }] }).doubts).toEqual([]);
  });
});

test("the required fields of a large body include those that its conditions require", () => {
  const fields = Object.fromEntries(
    Array.from({ length: 13 }, (_, at) => [`f${at}`, { type: "integer" }]),
  );
  const { operations } = withBody({
    type: "object",
    properties: fields,
    required: ["f0"],
    dependentRequired: { f0: ["f1"] },
  });
  const examples = operations[0]?.requestBody?.content[0]?.examples ?? [];
  expect(examples[0]?.value).toEqual({ f0: 1, f1: 1 });
});

test("only schemas with rules across fields that a value reaches are compiled", () => {
  const ruled = { type: "object", "x-kubernetes-validations": [{ rule: "self.a == 1" }] };
  const ref = { $ref: "#/components/schemas/Ruled" };
  const list = { type: "object", properties: { list: { type: "array", items: ref } } };
  const check = vi.fn<CheckInDirection>(() => []);
  const document = documentOf({ components: { schemas: { Ruled: ruled, List: list } } });
  const quick = interpretingFirst(document, check);
  quick("request", "#/components/schemas/List", { list: [] });
  quick("request", "#/components/schemas/List", { other: { a: 2 } });
  expect(check).not.toHaveBeenCalled();
  quick("request", "#/components/schemas/List", { list: [{ a: 1 }] });
  expect(check).toHaveBeenCalledOnce();
});
