import { describe, expect, test } from "vitest";
import { problemsOf } from "./warnings";

/** Returns the errors in a document, each as `message → remedy`. */
async function errorsOf(yaml: string): Promise<readonly string[]> {
  const problems = await problemsOf(yaml);
  return problems
    .filter(({ severity }) => severity === "error")
    .map(({ message, remedy }) => `${message} → ${remedy}`);
}

const head = (version: string) => `openapi: ${version}\ninfo: { title: T, version: "1" }\n`;
const swagger = 'swagger: "2.0"\ninfo: { title: T, version: "1" }\npaths: {}\n';
const schema = (version: string, one: string) =>
  `${head(version)}paths: {}\ncomponents: { schemas: { S: ${one} } }\n`;
const operation = (version: string, fields: string) =>
  `${head(version)}paths: { /x: { get: { operationId: a, ${fields} } } }\n`;
const responses = 'responses: { "200": { description: OK } }';

describe("a field of another version", () => {
  test.each<[field: string, version: string, since: string, yaml: string]>([
    ["const", "3.0", "3.1", schema("3.0.3", "{ const: a }")],
    ["examples", "3.0", "3.1", schema("3.0.0", "{ properties: { a: { examples: [a] } } }")],
    ["summary", "3.0", "3.1", `${head("3.0.3").replace("T,", "T, summary: s,")}paths: {}\n`],
    ["webhooks", "3.0", "3.1", `${head("3.0.3")}paths: {}\nwebhooks: {}\n`],
    ["$self", "3.0", "3.2", `${head("3.0.3")}paths: {}\n$self: a\n`],
    ["parent", "3.1", "3.2", `${head("3.1.0")}paths: {}\ntags: [{ name: a, parent: b }]\n`],
  ])("`%s` in %s, of %s", async (field, version, since, yaml) => {
    expect(await errorsOf(yaml)).toEqual([
      `\`${field}\` belongs to OpenAPI ${since}, but this document is OpenAPI ${version}. → Set \`openapi: ${since}.0\` in the root document, or remove the field.`,
    ]);
  });

  test.each<[field: string, successor: string, yaml: string]>([
    [
      "schema",
      "content",
      operation("3.0.3", 'responses: { "200": { description: OK, schema: {} } }'),
    ],
    ["definitions", "components", `${head("3.0.3")}paths: {}\ndefinitions: {}\n`],
    ["produces", "responses", operation("3.0.3", `produces: [a/b], ${responses}`)],
  ])("`%s` of Swagger 2.0: `%s`", async (field, successor, yaml) => {
    expect(await errorsOf(yaml)).toEqual([
      `\`${field}\` belongs to Swagger 2.0, but this document is OpenAPI 3.0. → OpenAPI 3 has \`${successor}\` instead.`,
    ]);
  });

  test("of OpenAPI 3 in Swagger 2.0", async () => {
    expect(await errorsOf(`${swagger}servers: []\n`)).toEqual([
      "`servers` belongs to OpenAPI 3.0, but this document is Swagger 2.0. → Convert the document with `npx swagger2openapi FILE`.",
    ]);
  });

  test.each([
    // A tag has a parent, an operation does not.
    [operation("3.1.0", `parent: a, ${responses}`), "The field `parent` is not expected here."],
    // Too short for a guess.
    [schema("3.0.3", "{ min: 1 }"), "The field `min` is not expected here."],
    [
      `${head("3.1.0")}paths: {}\ncomponents: { securitySchemes: { a: { type: http, scheme: basic, name: n } } }\n`,
      "`name` does not go with the other fields here.",
    ],
  ])("of no version: %s", async (yaml, want) => {
    expect(await errorsOf(yaml)).toEqual([expect.stringContaining(`${want} → `)]);
  });
});

test.each<[title: string, yaml: string, want: string]>([
  [
    "a missing field",
    `openapi: 3.1.0\ninfo: { title: T }\npaths: {}\n`,
    "The required field `version` is missing. → Add `version`.",
  ],
  [
    "a response without description",
    operation("3.1.0", 'responses: { "200": {} }'),
    "The required field `description` is missing. → Add `description`.",
  ],
  [
    "none of several fields",
    head("3.1.0"),
    "One of these fields is required: `paths`, `components`, `webhooks`. → Add one.",
  ],
  [
    "an object where a string belongs",
    schema("3.1.0", "{ title: {} }"),
    "`title` must be a string, not an object. → Write a string here.",
  ],
  [
    "a string where a number belongs",
    schema("3.1.0", '{ maximum: "5" }'),
    "`maximum` must be a number, not a string. → Write a number, without quotes.",
  ],
  [
    "a string where a boolean belongs",
    schema("3.1.0", '{ deprecated: "true" }'),
    "`deprecated` must be a boolean, not a string. → Write `true` or `false`, without quotes.",
  ],
  [
    "a number where a string belongs",
    `${head("3.1.0")}paths: {}\nservers: [{ url: 5 }]\n`,
    "`url` must be a string, not a number. → Put the value in quotes.",
  ],
  [
    "a list where an object belongs",
    `${head("3.1.0")}paths: []\n`,
    "`paths` must be an object, not an array. → Write an object here: names with values.",
  ],
  [
    "a number in a list of strings",
    operation("3.1.0", `tags: [5], ${responses}`),
    "Item 1 of `tags` must be a string, not a number. → Put the value in quotes.",
  ],
  [
    "a parameter in the body",
    operation("3.0.3", `parameters: [{ name: q, in: body, schema: {} }], ${responses}`),
    "`in` must be one of `query`, `header`, `path`, `cookie`, not `body`. → Since OpenAPI 3.0, `requestBody` describes it, next to `parameters`.",
  ],
])("%s", async (_title, yaml, want) => {
  expect(await errorsOf(yaml)).toEqual([want]);
});

test.each<[version: string, one: string, want: string]>([
  ["3.1.0", "{ type: int }", "Write `type: integer`."],
  ["3.1.0", "{ type: datetime }", "Write `type: string` and `format: date-time`."],
  [
    "3.0.3",
    '{ type: [string, "null"] }',
    "Write one type, with `nullable: true` for null; lists of types need `openapi: 3.1.0`.",
  ],
  [
    "3.0.3",
    '{ type: "null" }',
    "Write one type, with `nullable: true` for null; lists of types need `openapi: 3.1.0`.",
  ],
  [
    "3.0.3",
    "{ exclusiveMinimum: 5 }",
    "Write `true`, and the bound next to it: the bound itself can go here only since OpenAPI 3.1.",
  ],
  [
    "3.1.0",
    "{ maximum: 3, exclusiveMaximum: true }",
    "Write the bound itself: since OpenAPI 3.1 it goes here.",
  ],
  [
    "3.1.0",
    "{ properties: { a: { type: string, required: true } } }",
    "List the names of required properties next to `properties`.",
  ],
])("suggests the next step in a schema of %s: %s", async (version, one, want) => {
  const [error = ""] = await errorsOf(schema(version, one));
  expect(error.split(" → ").at(-1)).toBe(want);
});

test("suggests the next step for a security scheme of Swagger 2.0", async () => {
  const schemes = "components: { securitySchemes: { a: { type: basic } } }";
  expect(await errorsOf(`${head("3.0.3")}paths: {}\n${schemes}\n`)).toEqual([
    expect.stringContaining("→ Write `type: http` and `scheme: basic`."),
  ]);
});

test.each([
  [
    schema("3.1.0", "{ type: integer, nullable: true }"),
    'Write `type: [integer, "null"]` instead.',
  ],
  [
    schema("3.1.0", "{ type: string, enum: [a], nullable: true }"),
    'Write `type: [string, "null"]` instead, and add `null` to `enum`.',
  ],
  [
    schema("3.1.0", "{ type: integer, nullable: false }"),
    "Remove it: only the type `null` allows null.",
  ],
  [
    schema("3.1.0", "{ oneOf: [{ type: string }, { type: integer }], nullable: true }"),
    'Write `anyOf` with this schema and `{ type: "null" }` instead.',
  ],
  [`${swagger}definitions: { S: { type: string, nullable: true } }\n`, "Write `x-nullable: true`."],
  [
    schema("3.1.0", "{ examples: { one: 1 } }"),
    "Write a list of values here: only media types and parameters name their examples.",
  ],
])("an unambiguous mistake is a warning: %s", async (yaml, want) => {
  const found = (await problemsOf(yaml)).filter(({ rule }) => rule === "struct");
  expect(found.map(({ severity, remedy }) => `${severity}: ${remedy}`)).toEqual([
    `warning: ${want}`,
  ]);
});
