import path from "node:path";
import { expect, test } from "vitest";
import { InputError } from "../../../codegen/errors";
import { load } from "../../../codegen/spec/load";
import { tempFolder, writeFiles } from "../temp-folder";

/** The errors about a document, each as `message → remedy`. */
async function errorsOf(yaml: string): Promise<readonly string[]> {
  const folder = tempFolder();
  writeFiles(folder, { "openapi.yaml": yaml });
  const error: unknown = await load(path.join(folder, "openapi.yaml")).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error === undefined) return [];
  if (!(error instanceof InputError)) throw error;
  return error.problems
    .filter(({ severity }) => severity === "error")
    .map(({ message, remedy }) => `${message} → ${remedy}`);
}

const head = (version: string) => `openapi: ${version}\ninfo: { title: T, version: "1" }\n`;
const schema = (version: string, one: string) =>
  `${head(version)}paths: {}\ncomponents: { schemas: { S: ${one} } }\n`;
const operation = (version: string, fields: string) =>
  `${head(version)}paths: { /x: { get: { operationId: a, ${fields} } } }\n`;
const responses = 'responses: { "200": { description: OK } }';

const later = (field: string, version: string, since: string, or: string) =>
  `\`${field}\` came with OpenAPI ${since}, and this is a document of ${version}. → Write \`openapi: ${since}.0\` at the top of openapi.yaml, or ${or}.`;

test.each<[field: string, version: string, since: string, or: string, yaml: string]>([
  ["const", "3.0.3", "3.1", "give `enum` the one value", schema("3.0.3", "{ const: a }")],
  ["examples", "3.0.0", "3.1", "write one `example`", schema("3.0.0", "{ examples: [a] }")],
  [
    "examples",
    "3.0.0",
    "3.1",
    "write one `example`",
    schema("3.0.0", "{ properties: { a: { examples: [a] } } }"),
  ],
  ["$defs", "3.0.3", "3.1", "remove it", schema("3.0.3", "{ $defs: {} }")],
  [
    "summary",
    "3.0.3",
    "3.1",
    "remove it",
    `${head("3.0.3").replace("T,", "T, summary: s,")}paths: {}\n`,
  ],
  ["webhooks", "3.0.3", "3.1", "remove it", `${head("3.0.3")}paths: {}\nwebhooks: {}\n`],
  ["$self", "3.0.3", "3.2", "remove it", `${head("3.0.3")}paths: {}\n$self: a\n`],
  [
    "parent",
    "3.1.0",
    "3.2",
    "remove it",
    `${head("3.1.0")}paths: {}\ntags: [{ name: a, parent: b }]\n`,
  ],
  [
    "itemSchema",
    "3.1.0",
    "3.2",
    "write a `schema` of one item",
    operation(
      "3.1.0",
      'responses: { "200": { description: OK, content: { a/b: { itemSchema: {} } } } }',
    ),
  ],
])("`%s` in a document of %s came with %s", async (field, version, since, or, yaml) => {
  expect(await errorsOf(yaml)).toEqual([later(field, version, since, or)]);
});

test.each<[title: string, yaml: string, want: string]>([
  [
    "a list of types in 3.0",
    schema("3.0.3", '{ type: [string, "null"] }'),
    "A list of types came with OpenAPI 3.1, and this is a document of 3.0.3. → Write `openapi: 3.1.0` at the top of openapi.yaml, or one type, and `nullable: true` beside it.",
  ],
  [
    "the type null in 3.0",
    schema("3.0.3", '{ type: "null" }'),
    "`type: null` came with OpenAPI 3.1, and this is a document of 3.0.3. → Write `openapi: 3.1.0` at the top of openapi.yaml, or one type, and `nullable: true` beside it.",
  ],
  [
    "a number as exclusiveMinimum in 3.0",
    schema("3.0.3", "{ exclusiveMinimum: 5 }"),
    "`exclusiveMinimum` is the bound itself since OpenAPI 3.1, and this is a document of 3.0.3. → Write `minimum: 5` and `exclusiveMinimum: true`.",
  ],
  [
    "true as exclusiveMaximum in 3.1",
    schema("3.1.0", "{ maximum: 3, exclusiveMaximum: true }"),
    "`exclusiveMaximum: true` is of OpenAPI 3.0: since 3.1 it is the bound itself. → Write the number of `maximum` here, and remove `maximum`.",
  ],
  [
    "a list of types without null in 3.0",
    schema("3.0.3", "{ type: [string, integer] }"),
    "A list of types came with OpenAPI 3.1, and this is a document of 3.0.3. → Write `openapi: 3.1.0` at the top of openapi.yaml, or `anyOf` with a schema for each type.",
  ],
  [
    "false as exclusiveMinimum in 3.1",
    schema("3.1.0", "{ minimum: 3, exclusiveMinimum: false }"),
    "`exclusiveMinimum: false` is of OpenAPI 3.0: since 3.1 it is the bound itself. → Remove it.",
  ],
  [
    "a number in quotes as exclusiveMinimum in 3.1",
    schema("3.1.0", '{ exclusiveMinimum: "3" }'),
    "Expected type `number` but got `string`. → Write a number, without quotes.",
  ],
  [
    "`required: false` of a property",
    schema("3.1.0", "{ properties: { a: { type: string, required: false } } }"),
    "`required` of a schema is a list of names. → Remove it: what is not in such a list may be missing.",
  ],
  [
    "`required` with a name",
    schema("3.1.0", "{ properties: { a: { type: string } }, required: a }"),
    "`required` of a schema is a list of names. → Write `required: [a]`.",
  ],
  [
    "the schema of a response",
    operation("3.0.3", 'responses: { "200": { description: OK, schema: {} } }'),
    "`schema` is of Swagger 2.0, and this is a document of 3.0.3. → Since 3.0 it stands below its media type: `content: { application/json: { schema: … } }`.",
  ],
  [
    "the type of a header",
    operation(
      "3.0.3",
      'responses: { "200": { description: OK, headers: { X: { type: string, schema: {} } } } }',
    ),
    "`type` is of Swagger 2.0, and this is a document of 3.0.3. → Since 3.0 it stands in the schema: `schema: { type: … }`.",
  ],
  [
    "shared parameters of Swagger",
    `${head("3.0.3")}paths: {}\nparameters: {}\n`,
    "`parameters` is of Swagger 2.0, and this is a document of 3.0.3. → Since 3.0, they stand under `components.parameters`.",
  ],
  [
    "a security scheme of Swagger",
    `${head("3.0.3")}paths: {}\ncomponents: { securitySchemes: { a: { type: basic } } }\n`,
    "`type: basic` is of Swagger 2.0, and this is a document of 3.0.3. → Write `type: http` and `scheme: basic`.",
  ],
  [
    "servers in Swagger",
    'swagger: "2.0"\ninfo: { title: T, version: "1" }\npaths: {}\nservers: []\n',
    "`servers` came with OpenAPI 3.0, and this is a document of Swagger 2.0. → Convert the document with `npx swagger2openapi FILE`, or say it as Swagger 2.0 does.",
  ],
  [
    "`required: true` of a property in Swagger",
    'swagger: "2.0"\ninfo: { title: T, version: "1" }\npaths: {}\ndefinitions: { A: { properties: { a: { type: string, required: true } } } }\n',
    "`required` of a schema is a list of names. → Name the property in `required` beside `properties`, and remove this.",
  ],
  [
    "`required: true` of a property",
    schema("3.1.0", "{ properties: { a: { type: string, required: true } } }"),
    "`required` of a schema is a list of names. → Name the property in `required` beside `properties`, and remove this.",
  ],
  [
    "a type of another language",
    schema("3.1.0", "{ type: datetime }"),
    "`datetime` is no type of JSON Schema. → Write `type: string` and `format: date-time`.",
  ],
  [
    "a parameter in the body",
    operation("3.0.3", `parameters: [{ name: q, in: body, schema: {} }], ${responses}`),
    "`in: body` is of Swagger 2.0, and this is a document of 3.0.3. → Since 3.0, what is sent is said by `requestBody`, beside `parameters`.",
  ],
  [
    "the type of a parameter",
    operation(
      "3.0.3",
      `parameters: [{ name: q, in: query, type: string, schema: {} }], ${responses}`,
    ),
    "`type` is of Swagger 2.0, and this is a document of 3.0.3. → Since 3.0 it stands in the schema: `schema: { type: … }`.",
  ],
  [
    "the schemas of Swagger",
    `${head("3.0.3")}paths: {}\ndefinitions: {}\n`,
    "`definitions` is of Swagger 2.0, and this is a document of 3.0.3. → Since 3.0, schemas stand under `components.schemas`.",
  ],
  [
    "media types of an operation",
    operation("3.1.0", `produces: [a/b], ${responses}`),
    "`produces` is of Swagger 2.0, and this is a document of 3.1.0. → Since 3.0, the keys of `content` in each response are the media types.",
  ],
])("%s", async (_title, yaml, want) => {
  expect(await errorsOf(yaml)).toEqual([want]);
});

test.each<[title: string, yaml: string, want: string]>([
  ["a field that is missing", `openapi: 3.1.0\ninfo: { title: T }\npaths: {}\n`, "Add `version`."],
  ["all of some", head("3.1.0"), "Add one of them."],
  [
    "a field of nobody",
    schema("3.1.0", "{ type: string }").replace("paths", "pots: {}\npaths"),
    "Correct its name or move it; what OpenAPI does not know begins with `x-`.",
  ],
  ["null", schema("3.0.3", "{ title: null }"), "Give it a value, or remove the field."],
  ["a number for a text", schema("3.1.0", "{ title: 5 }"), "Put the value in quotes."],
  ["a text for a number", schema("3.1.0", '{ minLength: "5" }'), "Write a number, without quotes."],
  [
    "a text for a boolean",
    schema("3.1.0", '{ deprecated: "true" }'),
    "Write `true` or `false`, without quotes.",
  ],
  ["an object for a text", schema("3.1.0", "{ title: {} }"), "Write a text here."],
  [
    "an object for a list",
    `${head("3.1.0")}paths: {}\nservers: {}\n`,
    "Write a list here, even of a single item.",
  ],
  [
    "a list for an object",
    `${head("3.1.0")}paths: []\n`,
    "Write fields with values here, no list and no single value.",
  ],
  ["another type", schema("3.1.0", "{ type: strng }"), "Use one of these values."],
])("the next step for %s", async (_title, yaml, want) => {
  const [error = ""] = await errorsOf(yaml);
  expect(error.split(" → ").at(-1)).toBe(want);
});

test("what is of no other version keeps the linter's proposal", async () => {
  expect(await errorsOf(schema("3.1.0", "{ titel: a }"))).toEqual([
    expect.stringContaining("Did you mean `title`"),
  ]);
  // A tag has a parent, an operation has none.
  expect(await errorsOf(operation("3.1.0", `parent: a, ${responses}`))).toEqual([
    expect.stringContaining("`parent` is not expected here"),
  ]);
});

test("`nullable` of Swagger 2.0 is written in its way", async () => {
  const folder = tempFolder();
  const yaml =
    'swagger: "2.0"\ninfo: { title: T, version: "1" }\npaths: {}\ndefinitions: { S: { type: string, nullable: true } }\n';
  writeFiles(folder, { "openapi.yaml": yaml });
  const { warnings } = await load(path.join(folder, "openapi.yaml"));
  expect(warnings.map(({ line, rule, remedy }) => `${line} ${rule} → ${remedy}`)).toContain(
    "4 struct → Write `x-nullable: true`: Swagger 2.0 knows no `nullable`.",
  );
});

test.each([
  [
    "{ type: integer, nullable: true }",
    'Since 3.1, write `type: [integer, "null"]` instead of `nullable: true`.',
  ],
  [
    "{ type: integer, nullable: false }",
    "Remove it: since 3.1 a type that is not `null` excludes it.",
  ],
  [
    "{ enum: [a], nullable: true }",
    'Since 3.1, add `null` to `enum`, and "null" to the types, instead.',
  ],
  [
    "{ oneOf: [{ type: string }, { type: integer }], nullable: true }",
    'Since 3.1, write `anyOf` with this schema and `{ type: "null" }` instead.',
  ],
])("`nullable` in 3.1: %s", async (one, want) => {
  const folder = tempFolder();
  writeFiles(folder, { "openapi.yaml": schema("3.1.0", one) });
  const { warnings } = await load(path.join(folder, "openapi.yaml"));
  expect(warnings.map(({ remedy }) => remedy)).toEqual([want]);
});

test("a version stands in the file that names it, wherever its mistakes are", async () => {
  const folder = tempFolder();
  writeFiles(folder, {
    "openapi.yaml": `${head("3.0.3")}paths: {}\ncomponents: { schemas: { S: { $ref: "other.yaml#/S" } } }\n`,
    "other.yaml": "openapi: 3.1.0\nS: { const: a }\n",
  });
  await expect(load(path.join(folder, "openapi.yaml"))).rejects.toMatchObject({
    problems: [
      {
        file: "other.yaml",
        remedy: "Write `openapi: 3.1.0` at the top of openapi.yaml, or give `enum` the one value.",
      },
    ],
  });
});
