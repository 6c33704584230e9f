import { expect, test } from "vitest";
import { head, warningsOf } from "./warnings";

/** What is said of an example of a schema, both in YAML of one line. */
async function said(schema: string, example: string): Promise<readonly string[]> {
  const content = `{ a/b: { schema: ${schema}, example: ${example} } }`;
  const get = `{ operationId: x, responses: { "200": { description: OK, content: ${content} } } }`;
  const found = await warningsOf(`${head}paths: { /x: { get: ${get} } }\n`);
  return found.map((text) => text.replace(/^\S+ \S+ The example does not fit its schema: /, ""));
}

const variant = (kind: string, member: string, type: string) =>
  `{ type: object, required: [kind, ${member}], properties: { kind: { const: ${kind} }, ${member}: { type: ${type} } } }`;
const classes = `{ anyOf: [${variant("online", "virtualClassURL", "string")}, ${variant("onsite", "price", "number")}] }`;

test.each([
  [
    "a wrong value in the variant that was meant",
    classes,
    "{ kind: onsite, price: x }",
    ["`price` must be of type number."],
  ],
  [
    "a member that each variant wants",
    classes,
    "{ title: x }",
    ["`kind` is missing, or `virtualClassURL` is missing, or `price` is missing."],
  ],
  [
    "a kind that no variant has",
    `{ oneOf: [{ ${"properties: { kind: { const: a } }"} }, { ${"properties: { kind: { const: b } }"} }] }`,
    "{ kind: c }",
    ["`kind` must be the constant of the schema."],
  ],
  [
    "a value of none of the types",
    "{ oneOf: [{ type: string }, { type: number }] }",
    "true",
    ["it must be of type string, or it must be of type number."],
  ],
  [
    "a value that fits two variants",
    "{ oneOf: [{ type: integer }, { type: number }] }",
    "1",
    ["it fits more than one variant of `oneOf`, or none."],
  ],
  [
    "a union in a member",
    `{ type: object, properties: { class: ${classes}, size: { type: integer } } }`,
    "{ class: { kind: onsite, price: x }, size: x }",
    ["`price` must be of type number.", "`size` must be of type integer."],
  ],
  [
    "a union in a union",
    `{ oneOf: [{ type: string }, { type: object, properties: { class: ${classes} } }] }`,
    "{ class: { kind: onsite, price: x } }",
    ["`price` must be of type number."],
  ],
])("%s", async (_title, schema, example, want) => {
  expect(await said(schema, example)).toEqual(want);
});

test.each([
  [
    "{ type: object, properties: { a: {} }, additionalProperties: false }",
    "{ remaining: 1 }",
    "the schema has no property `remaining`.",
  ],
  [
    "{ type: object, properties: { a: { type: object, properties: { c: {} }, unevaluatedProperties: false } } }",
    "{ a: { b: 1 } }",
    "the schema of `a` has no property `b`.",
  ],
  ["{ type: object, required: [a], properties: { a: {} } }", "{}", "`a` is missing."],
  ["{ type: array, items: { type: string } }", "[1]", "`[0]` must be of type string."],
  ["{ enum: [a, b] }", "c", 'it must be one of "a", "b".'],
  ["{ type: string, format: uuid }", "c", "it must have the format `uuid`."],
  ['{ type: string, pattern: "^a" }', "c", "it must match the pattern ^a."],
  ["{ type: string, minLength: 3 }", "c", "it must have at least 3 characters."],
  ["{ type: array, items: {}, maxItems: 1 }", "[1, 2]", "it must have at most 1 items."],
  ["{ type: integer, minimum: 3 }", "1", "it must be at least 3."],
  [
    "{ type: object, properties: { a: { type: string, writeOnly: true } } }",
    "{ a: b }",
    "`a` is `writeOnly`: a response does not hold it.",
  ],
])("in our words: %s against %s", async (schema, example, want) => {
  expect(await said(schema, example)).toEqual([want]);
});

test("a member that the schema does not name, and does not forbid", async () => {
  expect(await said("{ type: object, properties: { a: {} } }", "{ b: 1 }")).toEqual([]);
});

test("`readOnly` is about properties: a parameter that refers to such a schema may have an example", async () => {
  const schemas = "components: { schemas: { Id: { type: integer, readOnly: true } } }\n";
  const id = '{ $ref: "#/components/schemas/Id" }';
  const body = `{ content: { a/b: { schema: { properties: { id: ${id} } }, example: { id: 5 } } } }`;
  const operation = `operationId: x, requestBody: ${body}, responses: { 204: { description: d } }`;
  const parameters = `parameters: [{ name: id, in: path, required: true, example: 5, schema: ${id} }]`;
  expect(
    await warningsOf(
      `${head}${schemas}paths: { "/{id}": { ${parameters}, put: { ${operation} } } }\n`,
    ),
  ).toEqual([expect.stringContaining("`id` is `readOnly`: a request does not hold it.")]);
});
