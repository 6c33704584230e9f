import { describe, expect, test } from "vitest";
import { head, warningsOf } from "./warnings";

const answer = 'responses: { "200": { description: OK } }';

describe("tags", () => {
  const tagged = (...tags: readonly string[]) =>
    tags
      .map(
        (tag, index) =>
          `  /${index}: { get: { operationId: o${index}, tags: [${tag}], ${answer} } }\n`,
      )
      .join("");

  test("one that is not declared is told once, with the one that was meant", async () => {
    const given = `${head}tags: [{ name: Classes }]\npaths:\n${tagged("Clases", "Classes", "Clases")}`;
    expect(await warningsOf(given)).toEqual([
      "5:40 tag-declared: The tag `Clases` is not declared under `tags`; 2 operations carry it. Did you mean `Classes`?",
    ]);
  });

  test("a document that declares none may use any", async () => {
    expect(await warningsOf(`${head}paths:\n${tagged("Clases")}`)).toEqual([]);
  });
});

describe("operations", () => {
  const operation = (fields: string, content = "") =>
    `${head}paths:\n  /x/{id}:\n    get: { ${fields}, responses: { "200": { description: OK${content} } } }\n`;
  const id = "parameters: [{ name: id, in: path, required: true, schema: { type: string } }]";

  test("without operationId", async () => {
    expect(await warningsOf(operation(id))).toEqual([
      "5:5 operation-id: The operation has no `operationId`: method and path make the address of its page, which moves when they change.",
    ]);
  });

  test("a callback has no page, so it needs no operationId", async () => {
    const callback = `callbacks: { done: { "{$url}": { post: { ${answer} } } } }`;
    expect(await warningsOf(operation(`operationId: x, ${id}, ${callback}`))).toEqual([]);
  });

  test.each([
    ["nothing", id.replace("required: true, ", "")],
    ["false", id.replace("required: true", "required: false")],
  ])("a path parameter whose `required` is %s", async (_title, parameters) => {
    expect(await warningsOf(operation(`operationId: x, ${parameters}`))).toEqual([
      expect.stringMatching(
        /^5:\d+ path-parameter-required: The path parameter `id` lacks `required: true`\.$/,
      ),
    ]);
  });

  test("`example` beside `examples`", async () => {
    const content =
      ", content: { a/b: { schema: {}, example: 1, examples: { one: { value: 1 } } } }";
    expect(await warningsOf(operation(`operationId: x, ${id}`, content))).toEqual([
      expect.stringContaining("one-kind-of-example: `example` stands beside `examples`"),
    ]);
  });

  test("parts that are no objects are told by the linter, and break nothing", async () => {
    const given = `${head}tags: x\npaths: { /x: { parameters: [null], get: 5, put: { tags: 5 } } }\ncomponents: { schemas: { A: null, B: { type: object, properties: [1] } } }\n`;
    await expect(warningsOf(given)).rejects.toMatchObject({ name: "InputError" });
  });
});

test("mistakes whose sense is beyond doubt are warnings", async () => {
  const fields = "type: integer, nullable: true, examples: { one: 1 }";
  const given = `${head}paths: {}\ncomponents:\n  schemas:\n    A: { ${fields} }\n`;
  expect(await warningsOf(given)).toEqual([
    "6:25 struct: Property `nullable` is not expected here.",
    "6:51 struct: Expected type `array` but got `object`.",
  ]);
});

describe("deprecation", () => {
  const schema = (fields: string) =>
    warningsOf(`${head}paths: {}\ncomponents:\n  schemas:\n    A: { type: string, ${fields} }\n`);

  test.each([
    [
      "a reason without a deprecation",
      "x-deprecated-reason: Old",
      ["`x-deprecated-reason` is not shown: `deprecated: true` is missing."],
    ],
    [
      "a true extension without a deprecation",
      "x-deprecated: true",
      ["`x-deprecated` is not shown: `deprecated: true` is missing."],
    ],
    [
      "a slip",
      "deprecated: true, x-deprecated-raeson: Old",
      ["The extension `x-deprecated-raeson` is not known. Did you mean `x-deprecated-reason`?"],
    ],
    ["a reason for a deprecation", "deprecated: true, x-deprecation-message: Old", []],
    ["no deprecation, said twice", "x-deprecated: false", []],
    ["an extension of somebody else", "x-deprecated-at: 2020", []],
  ])("%s", async (_title, fields, want) => {
    const found = await schema(fields);
    expect(found.map((text) => text.replace(/^\S+ \S+ /, ""))).toEqual(want);
  });
});

describe("schemas", () => {
  const schema = async (fields: string, version = "3.1.0") => {
    const given = `${head.replace("3.1.0", version)}paths: {}\ncomponents:\n  schemas:\n    A: { ${fields} }\n`;
    return (await warningsOf(given)).map((text) => text.replace(/^\S+ /, ""));
  };

  test.each([
    ["type: integer, default: x", 'The default "x" is not of type integer.'],
    ["type: integer, default: 1.5", "The default 1.5 is not of type integer."],
    ['type: [integer, "null"], default: x', 'The default "x" is not of type integer or null.'],
    ["type: string, default: null", "The default null is not of type string."],
    ["enum: [a, b], default: c", 'The default "c" is not in the `enum`.'],
    ["const: a, default: c", 'The default "c" is not the `const`.'],
    ["type: integer, minimum: 10, default: 5", "The default 5 is less than the `minimum` 10."],
    ["type: integer, maximum: 3, default: 5", "The default 5 is greater than the `maximum` 3."],
    [
      "type: number, exclusiveMinimum: 1, default: 1",
      "The default 1 is not greater than the `exclusiveMinimum` 1.",
    ],
    [
      "type: string, maxLength: 2, default: abc",
      'The default "abc" has 3 characters, against `maxLength`.',
    ],
    [
      "type: array, items: {}, minItems: 1, default: []",
      "The default [] has 0 items, against `minItems`.",
    ],
    ['type: string, pattern: "^a", default: b', 'The default "b" does not match the pattern ^a.'],
  ])("a default that contradicts {%s}", async (fields, want) => {
    expect(await schema(fields)).toEqual([`schema-default: ${want}`]);
  });

  test.each([
    ["type: integer, minimum: 1, maximum: 5, default: 5", "3.1.0"],
    ['type: [string, "null"], default: null', "3.1.0"],
    ["type: string, nullable: true, default: null", "3.0.3"],
    ["type: integer, minimum: 5, exclusiveMinimum: false, default: 5", "3.0.3"],
    ["type: string, maxLength: 1, default: 😀", "3.1.0"],
    ["type: object, default: {}", "3.1.0"],
    ["default: anything", "3.1.0"],
  ])("a default that fits {%s}, in %s", async (fields, version) => {
    expect(await schema(fields, version)).toEqual([]);
  });

  test.each([
    ["minimum: 5, maximum: 1", "`minimum` is 5 and `maximum` is 1: no value fits."],
    ["minLength: 5, maxLength: 1", "`minLength` is 5 and `maxLength` is 1: no value fits."],
    ["minItems: 5, maxItems: 1", "`minItems` is 5 and `maxItems` is 1: no value fits."],
    [
      "minProperties: 5, maxProperties: 1",
      "`minProperties` is 5 and `maxProperties` is 1: no value fits.",
    ],
  ])("bounds that exclude each other: {%s}", async (fields, want) => {
    expect(await schema(fields)).toEqual([`schema-bounds: ${want}`]);
  });

  test("a pattern that is none; one that only lacks the flag `u` is one", async () => {
    expect(await schema('type: string, pattern: "([a-z"')).toEqual([
      "schema-pattern: The pattern ([a-z is not a regular expression: unterminated character class.",
    ]);
    expect(await schema('type: string, pattern: "\\\\-"')).toEqual([]);
  });

  test("one that is used in several places is told once", async () => {
    const use = (name: string) =>
      `  /${name}: { get: { operationId: ${name}, responses: { "200": { description: OK, content: { a/b: { schema: { $ref: "#/components/schemas/A" } } } } } } }\n`;
    const given = `${head}paths:\n${use("a")}${use("b")}components: { schemas: { A: { type: integer, default: x } } }\n`;
    expect(await warningsOf(given)).toHaveLength(1);
  });
});
