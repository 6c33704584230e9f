import path from "node:path";
import { describe, expect, test } from "vitest";
import { InputError } from "../../../codegen/errors";
import { load } from "../../../codegen/spec/load";
import { tempFolder, writeFiles } from "../temp-folder";
import { head } from "./warnings";

/** Everything that is told of a document, each as `line:column severity rule: message → remedy`. */
async function told(yaml: string): Promise<readonly string[]> {
  const folder = tempFolder();
  writeFiles(folder, { "openapi.yaml": yaml });
  const problems = await load(path.join(folder, "openapi.yaml")).then(
    ({ warnings }) => warnings,
    (error: unknown) => {
      if (error instanceof InputError) return error.problems;
      throw error;
    },
  );
  return problems.map(
    ({ line, column, severity, rule, message, remedy }) =>
      `${line}:${column} ${severity} ${rule}: ${message} → ${remedy}`,
  );
}

const ok = 'responses: { "200": { description: OK } }';
const named = "operationId: a, summary: A";
/** A document with one operation at line 4. */
const operation = (fields: string) => `${head}paths:\n  /a: { get: { ${fields} } }\n`;
const returning = (type: string) =>
  operation(
    `${named}, responses: { "200": { description: OK, content: { ${type}: { schema: {} } } } }`,
  );

/** An operation that returns a pet, and its example. */
const pet = (
  example: string,
  schema = "{ type: object, properties: { name: { type: string }, tags: { type: array, items: { $ref: '#/components/schemas/Tag' } } } }",
) =>
  `${operation(`${named}, responses: { "200": { description: OK, content: { application/json: { schema: { $ref: "#/components/schemas/Pet" }, example: ${example} } } } }`)}components:
  schemas:
    Pet: ${schema}
    Tag: { type: object, required: [id], properties: { id: { type: integer } } }
`;

describe("what a maintainer writes by mistake is told once, at its place", () => {
  test.each<[mistake: string, given: string, want: string]>([
    [
      "an operationId that differs only in case",
      `${operation(`${named}, ${ok}`)}  /b: { get: { operationId: A, summary: B, ${ok} } }\n`,
      "5:16 error operation-operationId-unique: The operationId A differs only in case from a in line 4: their pages would have the same address. → Give each operation an operationId of its own: it names the page.",
    ],
    [
      "a media type without its type",
      returning("json"),
      "4:94 error media-type: `json` is not a media type: it has no type and subtype. Did you mean `application/json`? → Write type and subtype: `application/json`.",
    ],
    [
      "a slip in a media type",
      returning("aplication/json"),
      "4:94 error media-type: No media types begin with `aplication/`. Did you mean `application/json`? → Write type and subtype: `application/json`.",
    ],
    [
      "an operation without responses",
      operation(named),
      "4:9 warning operation-responses: The operation has no `responses`: its page cannot say what a call returns. → Describe at least the response of a successful call.",
    ],
    [
      "an operation with empty responses",
      operation(`${named}, responses: {}`),
      "4:44 warning operation-responses: The operation has no `responses`: its page cannot say what a call returns. → Describe at least the response of a successful call.",
    ],
    [
      "operations without summary, told once",
      `${operation(`operationId: a, ${ok}`)}  /b: { get: { operationId: b, ${ok} } }\n`,
      "4:9 warning operation-summary: The operation has no `summary`: its title is made of its description, or of method and path. This occurs 2 times. → Add a `summary` of a few words: menus, search and the page show it.",
    ],
    [
      "a component that nothing refers to",
      `${operation(`${named}, ${ok}`)}components: { schemas: { Lonely: { type: string } } }\n`,
      '5:26 warning no-unused-components: Component: "Lonely" is never used. → Refer to it, or remove it.',
    ],
    [
      "a slip in an example, at all places at once",
      pet("{ name: Tom, tags: [{ idd: 1 }, { id: 2 }, { idd: 3 }] }"),
      "4:191 warning example-member: The example has a member `idd`, which its schema does not know. This occurs 2 times. Did you mean `id`? → Correct or remove the member, or declare the property.",
    ],
    [
      "a member that its schema has lost",
      pet("{ name: Tom, tags: [], age: 5 }"),
      "4:192 warning example-member: The example has a member `age`, which its schema does not know. → Correct or remove the member, or declare the property.",
    ],
    [
      "a member that no part of the schema has",
      pet(
        "{ nam: Tom }",
        "{ allOf: [{ $ref: '#/components/schemas/Tag' }, { oneOf: [{ type: 'null' }, { type: object, properties: { name: {} } }] }], example: { id: 1 } }",
      ).replace("nam: Tom", "id: 1, nam: Tom"),
      "4:178 warning example-member: The example has a member `nam`, which its schema does not know. Did you mean `name`? → Correct or remove the member, or declare the property.",
    ],
    [
      "a property that is required and not declared, though its examples lack it",
      pet(
        "{ name: Tom }",
        "{ type: object, required: [name, tag], properties: { name: {}, tags: { items: { $ref: '#/components/schemas/Tag' } } } }",
      ),
      "7:43 warning no-required-schema-properties-undefined: The required property `tag` is not declared. Did you mean `tags`? → Declare the property, or remove its name from `required`.",
    ],
    ...(
      [
        [
          "a response where a schema belongs",
          "responses",
          "schemas",
          "schema: { $ref: '#/components/responses/A' }",
          130,
        ],
        [
          "a schema where an example belongs",
          "schemas",
          "examples",
          "examples: { a: { $ref: '#/components/schemas/A' } }",
          137,
        ],
      ] as const
    ).map(([title, group, wanted, field, column]): [string, string, string] => [
      title,
      returning("application/json").replace("schema: {}", field) +
        "components: { schemas: { A: { type: object, required: [a], properties: { a: {} } } }, responses: { A: { description: OK } } }\n",
      `4:${column} error reference-kind: The reference points into \`components.${group}\` instead of \`components.${wanted}\`.${wanted === "schemas" ? " Did you mean `#/components/schemas/A`?" : ""} → Refer to a component of the right kind, or move the component.`,
    ]),
    [
      "a schema where a parameter belongs",
      `${operation(`${named}, parameters: [{ $ref: "#/components/schemas/A" }], ${ok}`)}components: { schemas: { A: { type: object, required: [a], properties: { a: {} } } } }\n`,
      "4:65 error reference-kind: The reference points into `components.schemas` instead of `components.parameters`. → Refer to a component of the right kind, or move the component.",
    ],
    [
      "an `allOf` that leads back",
      `${head}paths: {}\ncomponents:\n  schemas:\n    A:\n      description: A\n      allOf: [{ $ref: "#/components/schemas/B" }]\n    B:\n      allOf:\n        - $ref: "#/components/schemas/A"\n`,
      "8:14 error bounds: This schema includes itself through `allOf`: #/components/schemas/A → #/components/schemas/B → #/components/schemas/A. → Take it out of its own `allOf`, or name it in a property instead.",
    ],
    [
      "a key that occurs twice",
      `${head}paths:\n  /a:\n    get:\n      summary: A\n      operationId: a\n      summary: B\n`,
      "8:7 error syntax: The key `summary` occurs twice: first in line 6. → Remove one of the two.",
    ],
    [
      "a colon in a value",
      `${head}paths:\n  /a:\n    get:\n      summary: A: b\n`,
      "6:17 error syntax: The value contains a colon and a space. → Put the value in quotes.",
    ],
    [
      "a line with less indentation",
      `${head}paths:\n  /a:\n    get:\n      summary: A\n     operationId: a\n`,
      "7:6 error syntax: The line is not indented like the others of its object. → Start it in the same column as the fields beside it.",
    ],
    ...["> ".repeat(20_000), "- ".repeat(101), "*a ".repeat(3000) + "b* ".repeat(3000)].map(
      (text): [string, string, string] => [
        `a description in Markdown without end: ${text.slice(0, 5)}`,
        operation(`${named}, ${ok}, description: "${text}x"`),
        "4:100 error bounds: The Markdown of the description is nested more than 100 levels deep. → Write it flatter.",
      ],
    ),
    [
      "an example with two values",
      returning("application/json").replace(
        "schema: {}",
        "examples: { a: { value: 1, externalValue: a.json } }",
      ),
      "4:141 warning one-value-of-example: `value` and `externalValue` of an example exclude each other. → Keep one of the two.",
    ],
    [
      "a security scheme in another spelling",
      `${head}security: [{ Authorisation: [] }]\npaths: {}\ncomponents: { securitySchemes: { Authorization: { type: http, scheme: basic } } }\n`,
      "3:14 error security-defined: No security scheme is called `Authorisation`. Did you mean `Authorization`? → Add the scheme under components.securitySchemes, or use the name of one that is there.",
    ],
    [
      "a slip in a reference beside a description",
      `${operation(`${named}, ${ok}`)}components:\n  schemas:\n    A:\n      properties:\n        b:\n          description: B\n          $ref: "#/components/schemas/Bea"\n    Beat: {}\n`,
      "11:17 error no-unresolved-refs: The $ref #/components/schemas/Bea leads to nothing. Did you mean `#/components/schemas/Beat`? → Point the $ref at something that exists, or add what it points at.",
    ],
  ])("%s", async (_mistake, given, want) => {
    expect(await told(given)).toEqual([want]);
  });
});

test.each([
  [
    "a summary of the path",
    `${head}paths:\n  /a: { summary: A, get: { operationId: a, ${ok} } }\n`,
  ],
  [
    "members of a schema that is open",
    pet(
      "{ a: 1 }",
      "{ type: object, properties: { b: {} }, additionalProperties: { $ref: '#/components/schemas/Tag' } }",
    ).replace("{ a: 1 }", "{ a: { id: 1 } }"),
  ],
  [
    "members of an object that is free",
    pet("{ a: 1 }", "{ type: object, not: { $ref: '#/components/schemas/Tag' } }"),
  ],
  ...["application/json", '"*/*"', '"image/*"', "x-a/b", "application/vnd.a+json; v=1", '"*"'].map(
    (type) => [type, returning(type)],
  ),
])("nothing is told of %s", async (_title, given) => {
  expect(await told(given ?? "")).toEqual([]);
});
