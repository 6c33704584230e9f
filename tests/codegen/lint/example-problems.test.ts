import { expect, test } from "vitest";
import { head, warningsOf } from "./warnings";

/** Returns the problems of an example of a schema, both given as one line of YAML. */
async function said(schema: string, example: string, type = "a/b"): Promise<readonly string[]> {
  const content = `{ ${type}: { schema: ${schema}, example: ${example} } }`;
  const get = `{ operationId: x, responses: { "200": { description: OK, content: ${content} } } }`;
  const found = await warningsOf(`${head}paths: { /x: { get: ${get} } }\n`);
  return found.map((text) => text.replace(/^\S+ \S+ The example does not match its schema: /, ""));
}

const variant = (kind: string, member: string, type: string) =>
  `{ type: object, required: [kind, ${member}], properties: { kind: { const: ${kind} }, ${member}: { type: ${type} } } }`;
const classes = `{ anyOf: [${variant("online", "virtualClassURL", "string")}, ${variant("onsite", "price", "number")}] }`;

test.each([
  [
    "a member with a name that all objects inherit, absent and wrong",
    "{ items: { properties: { constructor: { type: string } } } }",
    "[{}, { constructor: 1 }]",
    ["`constructor` must be a string, not a number."],
  ],
  [
    "a wrong value in the intended variant",
    classes,
    "{ kind: onsite, price: x }",
    ["`price` must be a number, not a string."],
  ],
  [
    "a member that each variant requires",
    classes,
    "{}",
    ["it lacks `kind`, or it lacks `virtualClassURL`, or it lacks `price`."],
  ],
  [
    "a kind that no variant has",
    `{ oneOf: [{ ${"properties: { kind: { const: a } }"} }, { ${"properties: { kind: { const: b } }"} }] }`,
    "{ kind: c }",
    ['`kind` must be the value of `const`: "a", or `kind` must be the value of `const`: "b".'],
  ],
  [
    "a value of none of the types",
    "{ oneOf: [{ type: string }, { type: number }] }",
    "true",
    ["it must be a string, or it must be a number."],
  ],
  [
    "a value that fits two variants",
    "{ oneOf: [{ type: integer }, { type: number }] }",
    "1",
    ["it must match exactly one schema of `oneOf`."],
  ],
  [
    "a union in a member",
    `{ type: object, properties: { class: ${classes}, size: { type: integer } } }`,
    "{ class: { kind: onsite, price: x }, size: x }",
    ["`price` must be a number, not a string.", "`size` must be an integer, not a string."],
  ],
  [
    "a union in a union",
    `{ oneOf: [{ type: string }, { type: object, properties: { class: ${classes} } }] }`,
    "{ class: { kind: onsite, price: x } }",
    ["`price` must be a number, not a string."],
  ],
  [
    "a property that a closed schema does not have",
    "{ type: object, patternProperties: { ^a: {} }, additionalProperties: false }",
    "{ remaining: 1 }",
    ["it must not have a property `remaining`."],
  ],
  ["a value that is not in the enum", "{ enum: [a, b] }", "c", ['it must be one of "a", "b".']],
])("%s", async (_title, schema, example, want) => {
  expect(await said(schema, example)).toEqual(want);
});

test("`readOnly` applies to properties: a parameter that refers to such a schema may have an example", async () => {
  const schemas = "components: { schemas: { Id: { type: integer, readOnly: true } } }\n";
  const id = '{ $ref: "#/components/schemas/Id" }';
  const body = `{ content: { a/b: { schema: { properties: { id: ${id} } }, example: { id: 5 } } } }`;
  const operation = `operationId: x, requestBody: ${body}, responses: { 204: { description: d } }`;
  const parameters = `parameters: [{ name: id, in: path, required: true, example: 5, schema: ${id} }]`;
  expect(
    await warningsOf(
      `${head}${schemas}paths: { "/{id}": { ${parameters}, put: { ${operation} } } }\n`,
    ),
  ).toEqual([expect.stringContaining("`id` must not be in a request.")]);
});

const pet = `{ type: object, required: [id, key], properties: { id: { type: string, readOnly: true }, key: { type: string, writeOnly: true } } }`;
const body = (example: string) =>
  `{ description: OK, content: { application/json: { schema: ${pet}, example: ${example} } } }`;
const call = (sent: string, got: string, id = "") =>
  `{ ${id}requestBody: ${body(sent)}, responses: { "200": ${body(got)} } }`;
const [ofCaller, ofApi] = ["{ key: k }", "{ id: i }"];

test.each([
  [
    "a call",
    (sent: string, got: string) =>
      `paths: { /x: { post: ${call(sent, got, "operationId: x, ")} } }`,
    ofCaller,
    ofApi,
  ],
  [
    "a webhook",
    (sent: string, got: string) =>
      `webhooks: { x: { post: ${call(sent, got, "operationId: x, ")} } }`,
    ofApi,
    ofCaller,
  ],
  [
    "a callback",
    (sent: string, got: string) =>
      `paths: { /x: { get: { operationId: x, callbacks: { c: { "{$url}": { post: ${call(sent, got)} } } }, responses: { "200": { description: OK } } } } }`,
    ofApi,
    ofCaller,
  ],
])("examples of %s are checked against what its sender sends", async (_, document, sent, got) => {
  const told = async (request: string, response: string) => {
    const all = await warningsOf(`${head}${document(request, response)}\n`);
    return all.filter((text) => text.includes("match its schema"));
  };
  expect(await told(sent, got)).toEqual([]);
  // In each body, one member is missing and another is not allowed.
  expect(await told(got, sent)).toHaveLength(4);
});

const lone = "discriminator: { propertyName: kind }, ";
const heir = (name: string) =>
  `${name}: { allOf: [{ $ref: "#/components/schemas/Pet" }, { properties: { lives: { type: integer } } }] }`;
const cat = (lives: string) => `{ kind: Cat, lives: ${lives} }`;
const owned =
  '{ properties: { pet: { allOf: [{ $ref: "#/components/schemas/Cat" }], nullable: true } } }';

test.each([
  [
    "a discriminator that the variants inherit",
    "",
    `{ ${lone}oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }] }`,
    cat,
  ],
  ["a discriminator of the base schema", lone, '{ $ref: "#/components/schemas/Cat" }', cat],
  ["`nullable` without a type", "", owned, (lives: string) => `{ pet: ${cat(lives)} }`],
])("examples are checked despite %s", async (_, own, schema, example) => {
  const pet = `Pet: { ${own}type: object, required: [kind], properties: { kind: { type: string } } }`;
  const schemas = `components: { schemas: { ${pet}, ${heir("Cat")}, ${heir("Dog")} } }`;
  const told = async (lives: string) => {
    const content = `{ application/json: { schema: ${schema}, example: ${example(lives)} } }`;
    const get = `{ operationId: x, responses: { "200": { description: OK, content: ${content} } } }`;
    const document = `${head}paths: { /x: { get: ${get} } }\n${schemas}\n`;
    const all = await warningsOf(document.replace("3.1.0", "3.0.3"));
    return all.map((text) => text.replace(/^\S+ \S+ The example does not match its schema: /, ""));
  };
  expect(await told("9")).toEqual([]);
  expect(await told("nine")).toEqual(["`lives` must be an integer, not a string."]);
});

test("the content of an example is data, whatever its keys are", async () => {
  const schema = "{ required: [nullable], properties: { nullable: { type: boolean } } }";
  const content = `{ application/json: { schema: ${schema}, example: { nullable: true } } }`;
  const get = `{ operationId: x, responses: { "200": { description: OK, content: ${content} } } }`;
  const document = `${head}paths: { /x: { get: ${get} } }\n`;
  expect(await warningsOf(document.replace("3.1.0", "3.0.3"))).toEqual([]);
});

test("examples of headers are checked like those of parameters", async () => {
  const header = (value: string) =>
    `{ schema: { type: integer }, examples: { a: { value: ${value} } } }`;
  const headers = `{ A: ${header("n")}, B: ${header("1")} }`;
  const responses = `{ "200": { description: OK, headers: ${headers} } }`;
  expect(
    await warningsOf(
      `${head}paths: { /x: { get: { operationId: x, responses: ${responses} } } }\n`,
    ),
  ).toEqual([
    expect.stringContaining(
      "The example does not match its schema: it must be an integer, not a string.",
    ),
  ]);
});

test.each([
  ["integer", "ten", ["it must be an integer, not a string."]],
  ["integer", "1.5", ["it must be an integer, not a string."]],
  ["number", "1.5", []],
  ["boolean", "true", []],
  ["array", "a b", []],
])("an example of the type %s as plain text: %s", async (type, example, want) => {
  expect(await said(`{ type: ${type} }`, JSON.stringify(example), "text/plain")).toEqual(want);
});

test("the values of an enum keep their types", async () => {
  expect(await said("{ enum: [2, '3', null, {}] }", '"2"', "application/json")).toEqual([
    'it must be one of 2, "3", null, {}.',
  ]);
});

test("a number in quotes: in JSON it is of another type, said once; as plain text it is listed", async () => {
  const schema = "{ type: integer, enum: [2] }";
  expect(await said(schema, '"2"', "application/json")).toEqual([
    "it must be an integer, not a string.",
  ]);
  expect(await said(schema, '"2"', "text/plain")).toEqual([]);
});

test("an example of a schema that others extend may have their members, unlike one of such a schema", async () => {
  const base = (example: string) =>
    `{ type: object, required: [kind], discriminator: { propertyName: kind, mapping: { x: Sub } }, properties: { kind: { type: string } }, example: ${example} }`;
  const sub = (example: string) =>
    `{ allOf: [{ $ref: "#/components/schemas/Base" }, { type: object, properties: { extra: { type: integer } } }], example: ${example} }`;
  const given = `${head}components: { schemas: { Base: ${base("{ kind: x, extra: 1 }")}, Sub: ${sub("{ kind: x, extr: 1 }")} } }\n`;
  expect(await warningsOf(given)).toEqual([
    expect.stringContaining("has a member `extr`, which its schema does not define"),
  ]);
});

test.each(["nullable: true, oneOf", "discriminator: { propertyName: kind }, oneOf"])(
  "an example in a variant is checked: %s",
  async (union) => {
    const variant = "{ type: object, properties: { kind: { const: a } }, example: 1 }";
    const schemas = `components: { schemas: { A: { ${union}: [${variant}] } } }\n`;
    expect(await warningsOf(`${head}${schemas}`)).toContainEqual(
      expect.stringContaining("it must be an object, not a number."),
    );
  },
);
