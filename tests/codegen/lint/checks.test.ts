import path from "node:path";
import { describe, expect, test } from "vitest";
import type { Problem } from "../../../codegen/errors";
import { load } from "../../../codegen/document/load";
import { tempFolder } from "../temp-folder";
import { head, problemsOf, warningsOf } from "./warnings";

const answer = 'responses: { "200": { description: OK } }';

describe("tags", () => {
  const tagged = (...tags: readonly string[]) =>
    tags
      .map(
        (tag, index) =>
          `  /${index}: { get: { operationId: o${index}, tags: [${tag}], ${answer} } }\n`,
      )
      .join("");

  test("an undeclared tag is reported once, with a suggestion", async () => {
    const given = `${head}tags: [{ name: Classes }]\npaths:\n${tagged("Clases", "Classes", "Clases")}`;
    expect(await warningsOf(given)).toEqual([
      "5:40 tag-declared: The tag `Clases` is not declared under `tags`. This occurs 2 times. Did you mean `Classes`?",
    ]);
  });

  test("a tag without operations that no page shows", async () => {
    const tags = "tags: [{ name: Classes }, { name: Idle }, { name: A topic, description: Shown }]";
    expect(await warningsOf(`${head}${tags}\npaths:\n${tagged("Classes")}`)).toEqual([
      "3:27 tag-declared: The tag `Idle` has neither operations nor a description: no page shows it.",
    ]);
  });

  test("a document that declares no tags may use any", async () => {
    expect(await warningsOf(`${head}paths:\n${tagged("Clases")}`)).toEqual([]);
  });
});

describe("HTML in descriptions", () => {
  test("tags shown as text are reported once per description, with the first tag", async () => {
    const given = `${head.replace('"1"', '"1", description: "<div>a</div> <u>b</u>"')}tags: [{ name: A, description: "a <!-- b -->" }]
components:
  schemas:
    A: { properties: { a: { type: string, description: "a <class>" } } }
`;
    expect(await warningsOf(given)).toEqual([
      "2:47 description-html: The pages show `<div>` as text: they support only simple HTML in descriptions.",
      "6:59 description-html: The pages show `<class>` as text: they support only simple HTML in descriptions.",
    ]);
  });

  test.each(["<p>a <B class='x'>b</B><br/></p>", "a `<div>` b", "a < b, c <= d", "&lt;div&gt;"])(
    "%s is not reported",
    async (description) => {
      const info = head.replace('"1"', `"1", description: ${JSON.stringify(description)}`);
      expect(await warningsOf(`${info}paths: {}\n`)).toEqual([]);
    },
  );

  test("data in examples may contain any", async () => {
    const given = `${head}components: { schemas: { A: { example: { description: "<u>" } } } }\n`;
    expect(await warningsOf(given)).toEqual([]);
  });
});

describe("operations", () => {
  const operation = (fields: string, content = "") =>
    `${head}paths:\n  /x/{id}:\n    get: { ${fields}, responses: { "200": { description: OK${content} } } }\n`;
  const id = "parameters: [{ name: id, in: path, required: true, schema: { type: string } }]";

  test("without operationId", async () => {
    expect(await warningsOf(operation(id))).toEqual([
      "5:5 operation-id: The operation has no `operationId`: the address of its page is made from method and path, and changes with them.",
    ]);
  });

  test("the first of many without operationId is named", async () => {
    const others = `    put: { ${answer} }\n    delete: { ${answer} }\n    parameters: [${id.slice(13, -1)}]\n`;
    expect(await warningsOf(operation("summary: x") + others)).toEqual([
      expect.stringMatching(/^5:5 operation-id: .* This occurs 3 times\.$/),
    ]);
  });

  test("a path with a query string, whatever its expressions name", async () => {
    const given = operation(`operationId: x, ${id}`).replace("/x/{id}", "/x/{id}?q={q}&p={id}");
    expect(await warningsOf(given)).toEqual([
      expect.stringMatching(/^4:3 path-not-include-query: /),
    ]);
  });

  test("callbacks have no page, so they need no operationId", async () => {
    const callback = `callbacks: { done: { "{$url}": { post: { ${answer} } } } }`;
    expect(await warningsOf(operation(`operationId: x, ${id}, ${callback}`))).toEqual([]);
  });

  test("parts that are not objects are reported by the linter, and break nothing", async () => {
    const given = `${head}tags: x\npaths: { /x: { parameters: [null], get: 5, put: { tags: 5 } } }\ncomponents: { schemas: { A: null, B: { type: object, properties: [1] } } }\n`;
    await expect(warningsOf(given)).rejects.toMatchObject({ name: "InputError" });
  });
});

test("unambiguous mistakes are warnings", async () => {
  const fields = "type: integer, nullable: true, examples: { one: 1 }";
  const given = `${head}paths: {}\ncomponents:\n  schemas:\n    A: { ${fields} }\n`;
  expect(await warningsOf(given)).toEqual([
    "6:25 struct: `nullable` belongs to OpenAPI 3.0, but this document is OpenAPI 3.1.",
    "6:51 struct: `examples` must be an array, not an object.",
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
      "a typo",
      "deprecated: true, x-deprecated-raeson: Old",
      ["The extension `x-deprecated-raeson` is unknown. Did you mean `x-deprecated-reason`?"],
    ],
    ["a reason for a deprecation", "deprecated: true, x-deprecation-message: Old", []],
    ["no deprecation, stated twice", "x-deprecated: false", []],
    [
      "an extension of another vendor",
      "x-deprecated-at: 2020",
      ["Not shown: `x-deprecated-at` (1, line 6)."],
    ],
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
      'The default "abc" has 3 characters, which violates `maxLength`.',
    ],
    [
      "type: array, items: {}, minItems: 1, default: []",
      "The default [] has 0 items, which violates `minItems`.",
    ],
    ['type: string, pattern: "^a", default: b', 'The default "b" does not match the pattern ^a.'],
    [
      "type: array, items: { type: string, enum: [a, b] }, default: [a, c]",
      'In the default, "c" is not in the `enum`.',
    ],
    [
      "type: object, properties: { a: { type: array, items: { type: string } } }, default: { a: [1] }",
      "In the default, 1 is not of type string.",
    ],
    [
      'properties: { b: { $ref: "#/components/schemas/A/$defs/c", default: blue } }, $defs: { c: { enum: [red] } }',
      'The default "blue" is not in the `enum`.',
    ],
    [
      'allOf: [{ $ref: "#/components/schemas/A/$defs/c" }], default: blue, $defs: { c: { enum: [red] } }',
      'The default "blue" is not in the `enum`.',
    ],
  ])("a default that contradicts {%s}", async (fields, want) => {
    expect(await schema(fields)).toEqual([`schema-value: ${want}`]);
  });

  test.each([
    ["type: integer, minimum: 1, maximum: 5, default: 5", "3.1.0"],
    ['type: [string, "null"], default: null', "3.1.0"],
    ["type: string, nullable: true, default: null", "3.0.3"],
    ["type: integer, minimum: 5, exclusiveMinimum: false, default: 5", "3.0.3"],
    ["type: string, maxLength: 1, default: 😀", "3.1.0"],
    ["type: object, default: {}", "3.1.0"],
    ["type: integer, enum: [1.0, 2]", "3.1.0"],
    ['type: [string, "null"], enum: [a, null]', "3.1.0"],
    ["type: string, nullable: true, enum: [a, null]", "3.0.3"],
    ['type: [string, "null"], const: null', "3.1.0"],
    ["default: anything", "3.1.0"],
    [
      "type: array, prefixItems: [{ type: string }], items: { type: integer }, default: [a, 1]",
      "3.1.0",
    ],
    [
      'allOf: [{ $ref: "#/components/schemas/A/allOf/1" }, { type: string }], nullable: true, default: null',
      "3.0.3",
    ],
  ])("a value that fits {%s}, in %s", async (fields, version) => {
    expect(await schema(fields, version)).toEqual([]);
  });

  test.each([
    ["minimum: 5, maximum: 1", "`minimum` is 5 and `maximum` is 1: no value is valid."],
    ["minLength: 5, maxLength: 1", "`minLength` is 5 and `maxLength` is 1: no value is valid."],
    ["minItems: 5, maxItems: 1", "`minItems` is 5 and `maxItems` is 1: no value is valid."],
    [
      "minProperties: 5, maxProperties: 1",
      "`minProperties` is 5 and `maxProperties` is 1: no value is valid.",
    ],
  ])("contradictory bounds, in place of every example: {%s}", async (fields, want) => {
    const examples = "examples: [3, abc, [1, 2], { a: 1, b: 2 }]";
    expect(await schema(`${fields}, ${examples}`)).toEqual([`schema-bounds: ${want}`]);
  });

  test("a default that is one of several values of another type is reported with them", async () => {
    expect(await schema("type: string, enum: [a, 2], default: 2")).toEqual([
      "schema-enum: The `enum` lists 2, which the type string does not allow.",
    ]);
  });

  test.each([
    [
      "type: string, enum: [a, abcd], minLength: 3",
      '"a"',
      "has 1 character, which violates `minLength`",
    ],
    ["type: integer, enum: [1, 20], maximum: 10", "20", "is greater than the `maximum` 10"],
    ["type: integer, enum: [1, 300], format: int8", "300", "is out of range for the format `int8`"],
    ["type: string, enum: [b, a], pattern: ^b", '"a"', "does not match the pattern ^b"],
    [
      "type: string, enum: [a, 2026-01-01], format: date",
      '"a"',
      "does not match the format `date`",
    ],
    [
      "type: integer, enum: [-1, 0, 1], minimum: 1",
      "-1",
      "is less than the `minimum` 1; 2 of the 3 values are not allowed",
    ],
  ])("a value of an `enum` that its schema does not allow: {%s}", async (fields, value, want) => {
    const examples = `examples: [${value}]`;
    expect(await schema(`${fields}, ${examples}`)).toEqual([
      `schema-enum: The value ${value} of the \`enum\` ${want}.`,
    ]);
  });

  test.each([
    ["maximum: 3000000000, format: int32", "`maximum` is 3000000000", "int32"],
    ["minimum: -1, format: uint8", "`minimum` is -1", "uint8"],
  ])("a bound that the format can never reach: {%s}", async (fields, bound, format) => {
    expect(await schema(`type: integer, ${fields}`)).toEqual([
      `schema-bounds: ${bound}: numbers of the format \`${format}\` never reach it.`,
    ]);
  });

  test.each([
    ["allOf: [{ type: string }, { type: integer }]", ["integer", "string"]],
    ["type: object, allOf: [{ type: array, items: {} }]", ["array", "object"]],
    ["type: [string, 'null'], allOf: [{ type: [integer, 'null'] }]", undefined],
    ["allOf: [{ type: number }, { type: integer }, { description: A }]", undefined],
    ["allOf: [{ minLength: 1 }, { type: string }]", undefined],
  ])("contradictory types: {%s}", async (fields, want) => {
    expect(await schema(fields)).toEqual(
      want
        ? [
            `schema-union: The type ${want[0]} excludes the type ${want[1]} in the same \`allOf\`: no value is valid.`,
          ]
        : [],
    );
  });

  test("contradictory types behind a reference, and the effect of `nullable` in 3.0", async () => {
    const schemas = (allOf: string) =>
      `${head.replace("3.1.0", "3.0.3")}paths: {}\ncomponents: { schemas: { A: { type: string, nullable: true }, B: { allOf: ${allOf} } } }\n`;
    const reference = '{ $ref: "#/components/schemas/A" }';
    const told = async (allOf: string) =>
      (await warningsOf(schemas(allOf))).filter((text) => text.includes("schema-union"));
    expect(await told(`[${reference}, { type: object }]`)).toHaveLength(1);
    expect(await told(`[${reference}, { type: object, nullable: true }]`)).toEqual([]);
  });

  test("a type next to a reference that excludes its type, since 3.1", async () => {
    const given = (version: string, type: string) =>
      `${head.replace("3.1.0", version)}paths: {}\ncomponents: { schemas: { A: { type: integer }, B: { properties: { a: { $ref: "#/components/schemas/A", type: ${type} } } } } }\n`;
    expect(await warningsOf(given("3.1.0", "string"))).toEqual([
      "4:104 schema-union: The type string excludes the type integer of the reference: no value is valid.",
    ]);
    expect(await warningsOf(given("3.1.0", "[number, string]"))).toEqual([]);
    expect(await warningsOf(given("3.0.3", "string"))).toEqual([]);
  });

  test("what many mean next to a reference in 3.0 is reported once", async () => {
    const fields = (beside: string) =>
      `a: { $ref: "#/components/schemas/A"${beside} }, b: { $ref: "#/components/schemas/A"${beside} }`;
    const given = (beside: string) =>
      `${head.replace("3.1.0", "3.0.3")}paths: {}\ncomponents: { schemas: { A: { type: string }, B: { properties: { ${fields(beside)} } } } }\n`;
    for (const keyword of ["nullable", "readOnly", "writeOnly"])
      expect(await warningsOf(given(`, ${keyword}: true`))).toEqual([
        `4:103 reference-siblings: \`${keyword}\` next to a \`$ref\` is shown as meant, but OpenAPI 3.0 ignores it there. This occurs 2 times.`,
      ]);
    expect(await warningsOf(given(", description: A"))).toEqual([]);
  });

  test.each([
    ["then: { required: [] }", ["`then` has no effect without `if`."]],
    ["if: {}", ["`if` has no effect without `then` or `else`."]],
    ["type: array, minContains: 1", ["`minContains` has no effect without `contains`."]],
    ["if: {}, else: {}", []],
  ])("a keyword without the keyword that it depends on: {%s}", async (fields, want) => {
    expect(await schema(fields)).toEqual(want.map((text) => `schema-keyword-alone: ${text}`));
  });

  test.each([
    ["date-tme", ["schema-format: There is no format `date-tme`. Did you mean `date-time`?"]],
    ["datetime", ["schema-format: There is no format `datetime`. Did you mean `date-time`?"]],
    ["uuid4", []],
    ["int32", ["schema-format: The format `int32` has no effect on the type string."]],
    ["uint64", []],
    ["url", ["schema-format: There is no format `url`. Did you mean `uri`?"]],
    ["uri", []],
    ["phone-number", []],
  ])("the format %s", async (format, want) => {
    expect(await schema(`type: string, format: ${format}`)).toEqual(want);
  });

  test("an invalid pattern, but not one that only lacks the flag `u`", async () => {
    expect(await schema('type: string, pattern: "([a-z"')).toEqual([
      "schema-pattern: The pattern ([a-z is not a regular expression: unterminated character class.",
    ]);
    expect(await schema('type: string, pattern: "\\\\-"')).toEqual([]);
  });

  test("a problem in a schema that is used in several places is reported once", async () => {
    const use = (name: string) =>
      `  /${name}: { get: { operationId: ${name}, responses: { "200": { description: OK, content: { a/b: { schema: { $ref: "#/components/schemas/A" } } } } } } }\n`;
    const given = `${head}paths:\n${use("a")}${use("b")}components: { schemas: { A: { type: integer, default: x } } }\n`;
    expect(await warningsOf(given)).toHaveLength(1);
  });
});

describe("groups and parents of tags", () => {
  const operations = (...tags: readonly string[]) =>
    `paths:\n${tags.map((tag, index) => `  /${index}: { get: { operationId: o${index}, tags: [${tag}], ${answer} } }\n`).join("")}`;

  test("a group that names an unknown tag, one that repeats a tag, and a tag in no group", async () => {
    const groups =
      "x-tagGroups:\n  - { name: One, tags: [a, gost] }\n  - { name: Two, tags: [a] }\n";
    const tags = "tags: [{ name: a }, { name: ghost, description: A topic }, { name: b }]\n";
    expect(await warningsOf(`${head}${groups}${tags}${operations("a", "b, a", "b")}`)).toEqual([
      "4:28 tag-groups: The group `One` names the tag `gost`, which is neither declared nor used. Did you mean `ghost`?",
      "5:25 tag-groups: The tag `a` is in two groups: the menu shows it in `One`.",
      "9:40 tag-groups: The tag `b` is in no group of `x-tagGroups`: the menu shows it outside the groups.",
    ]);
  });

  test.each([
    ["{ name: A }", "3:14"],
    ["[{ name: A, tags: [a] }, { name: B }, { tags: [] }, a]", "3:39"],
  ])("an invalid group: %s", async (groups, place) => {
    const found = await warningsOf(`${head}x-tagGroups: ${groups}\n${operations("a")}`);
    expect(found[0]).toBe(
      `${place} tag-groups: A tag group needs a \`name\` and a list of \`tags\`.`,
    );
    expect(found).toHaveLength(groups.startsWith("[") ? 3 : 1);
  });

  test("a parent that is not declared, and a cycle of parents", async () => {
    const tags = `tags:
  - { name: a, parent: b }
  - { name: b, parent: a }
  - { name: c, parent: bb, description: C }
  - { name: d, parent: a, description: D }
`;
    const given = `${head.replace("3.1.0", "3.2.0")}${tags}${operations("a")}`;
    expect(await warningsOf(given)).toEqual([
      "4:24 tag-parent: The tag `a` is its own parent: a → b → a.",
      "5:24 tag-parent: The tag `b` is its own parent: b → a → b.",
      "6:24 tag-parent: The parent `bb` of the tag `c` is not declared under `tags`. Did you mean `b`?",
    ]);
  });
});

describe("links", () => {
  const linked = (link: string) =>
    `${head}paths:\n  /a:\n    get: { operationId: getA, responses: { "200": { description: OK, links: { l: { ${link} } } } } }\n`;

  test.each([
    [
      "operationId: getB",
      [
        "5:97 link-target: The link leads nowhere: no operation has the operationId `getB`. Did you mean `getA`?",
      ],
    ],
    [
      'operationRef: "#/paths/~1b/get"',
      ["5:98 link-target: The link leads nowhere: there is no operation at #/paths/~1b/get."],
    ],
    ["operationId: getA", []],
    ['operationRef: "#/paths/~1a/get"', []],
    ['operationRef: "https://e.example/api.yaml#/paths/~1b/get"', []],
  ])("{ %s }", async (link, want) => {
    expect(await warningsOf(linked(link))).toEqual(want);
  });
});

test("a link sets parameters of its operation", async () => {
  const links = `links: { next: { operationId: getA, parameters: { id: 1, path.id: 1, header.id: 1, limt: 2 } } }`;
  const given = `${head}paths:
  /a/{id}:
    parameters: [{ name: id, in: path, required: true, schema: {} }]
    get:
      operationId: getA
      parameters: [{ $ref: "#/components/parameters/Limit" }]
      callbacks: { c: { "{$url}": { post: { responses: { 200: { description: d } } } } } }
      responses: { 200: { description: d, ${links} } }
    delete: { operationId: deleteA, responses: { 200: { description: d, ${links.replace("getA", "deleteA")} } } }
components: { parameters: { Limit: { name: limit, in: query, schema: {} } } }
`;
  const found = (await warningsOf(given)).filter((text) => text.includes("link-target"));
  expect(found.map((text) => text.replace(/^\S+ /, ""))).toEqual([
    "link-target: The link sets `header.id`, which is not a parameter of the operation `getA`.",
    "link-target: The link sets `limt`, which is not a parameter of the operation `getA`. Did you mean `limit`?",
    "link-target: The link sets `header.id`, which is not a parameter of the operation `deleteA`.",
    "link-target: The link sets `limt`, which is not a parameter of the operation `deleteA`.",
  ]);
});

describe("parameters and headers", () => {
  const parameters = (list: string, version = "3.1.0") =>
    `${head.replace("3.1.0", version)}paths:\n  /a:\n    get:\n      operationId: a\n      parameters:\n${list}      ${answer}\n`;
  const one = (fields: string) => `        - { ${fields}, schema: { type: string } }\n`;

  test.each([
    ['name: "a;b", in: cookie', "header-name: `a;b` is not a valid cookie name."],
    [
      "name: accept, in: header",
      "header-ignored: OpenAPI ignores the header parameter `accept`: the media types of the responses define it.",
    ],
  ])("{ %s }", async (fields, want) => {
    const found = await warningsOf(parameters(one(fields)));
    expect(found.map((text) => text.replace(/^\S+ /, ""))).toEqual([want]);
  });

  test("a header of a response that OpenAPI ignores", async () => {
    const headers = "headers: { content-type: { schema: {} }, X-Own: { schema: {} } }";
    const given = `${head}components: { responses: { R: { description: d, ${headers} } } }\npaths: {}\n`;
    expect(await warningsOf(given)).toEqual([
      "3:60 header-ignored: OpenAPI ignores the response header `content-type`: the media types of the response define it.",
    ]);
  });

  test("an ignored name is reported once", async () => {
    const given = `${head}components: { parameters: { T: { name: Accept, in: header, schema: {} }, U: { name: Accept, in: header, schema: {} } } }\npaths: {}\n`;
    expect(await warningsOf(given)).toEqual([
      "3:40 header-ignored: OpenAPI ignores the header parameter `Accept`: the media types of the responses define it. This occurs 2 times.",
    ]);
  });

  test("the style `cookie` requires 3.2", async () => {
    const given = (version: string) =>
      warningsOf(parameters(one("name: x, in: cookie, style: cookie"), version));
    expect(await given("3.2.0")).toEqual([]);
    await expect(given("3.1.0")).rejects.toThrow("`style` must be one of ");
  });
});

test.each([
  ["{ type: object, properties: { a: {} } }", true],
  ["{ allOf: [{ type: object, properties: { a: {} } }] }", true],
  ["{ type: object, properties: { gost: {} } }", false],
  ["{ type: object, properties: { a: {} }, additionalProperties: { type: string } }", false],
  ["{ oneOf: [{ type: object, properties: { ghost: {} } }] }", false],
  ["{}", false],
])("an encoding of a property that %s lacks: %s", async (schema, isTold) => {
  const property = schema.includes("gost") ? "gost" : "ghost";
  const content = `{ multipart/form-data: { schema: ${schema}, encoding: { ${property}: { contentType: text/plain } } } }`;
  const given = `${head}paths: { /a: { post: { operationId: a, requestBody: { content: ${content} }, ${answer} } } }\n`;
  const want = "The schema has no property `ghost`: its `encoding` has no effect.";
  expect(await warningsOf(given)).toEqual(isTold ? [expect.stringContaining(want)] : []);
});

describe("discriminators", () => {
  const union = async (discriminator: string, cat: string, version = "3.1.0") => {
    const schemas = `    A: { oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }], discriminator: { ${discriminator} } }
    Cat: ${cat}
    Dog: { type: object, required: [kind], properties: { kind: { type: string } } }
    Bird: { type: object, required: [kind], properties: { kind: { type: string } } }
`;
    const given = `${head.replace("3.1.0", version)}paths: {}\ncomponents:\n  schemas:\n${schemas}`;
    return (await warningsOf(given)).map((text) => text.replace(/^\S+ /, ""));
  };
  const required = "{ allOf: [{ required: [kind] }, { type: object, properties: { kind: {} } }] }";

  test.each([
    ["a property that all variants require", "propertyName: kind", required, []],
    [
      "a property that one variant does not declare",
      "propertyName: kind",
      "{ type: object, properties: { a: {} } }",
      ["discriminator-property: The discriminator `kind` is not a property of `Cat`."],
    ],
    [
      "a property that one variant does not require",
      "propertyName: kind",
      "{ type: object, properties: { kind: {} } }",
      ["discriminator-property: The discriminator `kind` is not required in `Cat`."],
    ],
    [
      "a misspelled property",
      "propertyName: kid",
      required,
      [
        "discriminator-property: The discriminator `kid` is not a property of `Cat` and `Dog`. Did you mean `kind`?",
      ],
    ],
    [
      "a mapping of a value that the schema does not allow",
      'propertyName: kind, mapping: { ct: "#/components/schemas/Cat", dog: Dog }',
      "{ type: object, required: [kind], properties: { kind: { const: cat } }, example: { kind: cat } }",
      [
        "discriminator-mapping: `ct` leads to #/components/schemas/Cat, whose `kind` is `cat`. Did you mean `cat`?",
      ],
    ],
    [
      "a mapping to another schema, by name or by reference",
      'propertyName: kind, mapping: { a: Bird, b: "#/components/schemas/Bird", c: Cat, d: "#/components/schemas/Dog" }',
      required,
      [
        "discriminator-mapping: The mapping of `a` leads to Bird, which is not one of the alternatives.",
        "discriminator-mapping: The mapping of `b` leads to #/components/schemas/Bird, which is not one of the alternatives.",
      ],
    ],
  ])("%s", async (_title, discriminator, cat, want) => {
    expect(await union(discriminator, cat)).toEqual(want);
  });

  test.each([
    ["kind", "", []],
    [
      "knd",
      "",
      [
        "6:41 discriminator-property: The discriminator `knd` is not a property of the schema. Did you mean `kind`?",
      ],
    ],
    [
      "type",
      "",
      ["6:41 discriminator-property: The discriminator `type` is not a property of the schema."],
    ],
    ["type", "type: { const: b }", []],
    ["other", "", []],
  ])("in a base schema of others: %s {%s}", async (name, own, want) => {
    const base = `{ discriminator: { propertyName: ${name} }, allOf: [{ $ref: "#/components/schemas/C" }], properties: { kind: {} } }`;
    const extending = `{ allOf: [{ $ref: "#/components/schemas/A" }], properties: { ${own} } }`;
    const given = `${head}components:\n  schemas:\n    C: { properties: { other: {} } }\n    A: ${base}\n    B: ${extending}\n`;
    expect(await warningsOf(given)).toEqual(want);
  });

  test("a property may be optional if there is a `defaultMapping` (3.2)", async () => {
    const optional = "{ type: object, properties: { kind: {} } }";
    expect(await union("propertyName: kind, defaultMapping: Cat", optional, "3.2.0")).toEqual([]);
  });

  test.each([
    ["Cat", []],
    ["#/components/schemas/Dog", []],
    ["Nope", ["The `defaultMapping` leads to Nope, which does not exist."]],
    ["A", ["The `defaultMapping` leads to A, which is not one of the alternatives."]],
  ])("the default mapping %s", async (target, want) => {
    const given = await union(`propertyName: kind, defaultMapping: "${target}"`, required, "3.2.0");
    expect(given).toEqual(want.map((message) => `discriminator-mapping: ${message}`));
  });

  test.each([
    ["#/components/schemas/Nope", ""],
    ["#/components/schemas/Dogg", " Did you mean `#/components/schemas/Dog`?"],
    ["Nope", ""],
    ["Dogg", " Did you mean `Dog`?"],
  ])("a mapping that points to nothing: %s", async (target, question) => {
    const mapping = `propertyName: kind, mapping: { a: "${target}" }`;
    const error: unknown = await union(mapping, required).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      problems: [
        {
          message: `The mapping to ${target} points to nothing.${question}`,
          remedy: "Correct the mapping, or add the schema that it leads to.",
        },
      ],
    });
  });
});

test("a security scheme that does not exist is reported with a suggestion", async () => {
  const schemes = "components: { securitySchemes: { ApiKey: { type: http, scheme: basic } } }";
  const given = `${head}security: [{ ApiKy: [] }]\npaths: {}\n${schemes}\n`;
  await expect(warningsOf(given)).rejects.toThrow(
    "There is no security scheme `ApiKy`. Did you mean `ApiKey`?",
  );
});

test.each([
  ["type: apiKey, in: header, name: K, x-example: 'key={key}'", []],
  ["type: http, scheme: bearer, x-example: 'bearer {token}'", []],
  ["type: openIdConnect, openIdConnectUrl: 'https://a.example', x-example: 'DPoP {token}'", []],
  [
    "type: http, scheme: bearer, x-example: 'key={key},token={token}'",
    ["`http`: the header begins with `bearer` and a space"],
  ],
  [
    "type: http, scheme: basic, x-example: 'Bearer {token}'",
    ["`http`: the header begins with `basic` and a space"],
  ],
  [
    "type: oauth2, flows: {}, x-example: '{token}'",
    ["`oauth2`: the header begins with `Bearer` and a space"],
  ],
  ["type: mutualTLS, x-example: '{token}'", ["`mutualTLS`: no header carries it"]],
])("whether an example of a credential fits its scheme: { %s }", async (scheme, want) => {
  const given = `${head}paths: {}\ncomponents:\n  securitySchemes:\n    S: { ${scheme} }\n`;
  expect(await warningsOf(given)).toEqual(
    want.map(
      (what) =>
        `6:${scheme.indexOf("x-example") + 21} security-example: \`x-example\` does not match the type ${what}.`,
    ),
  );
});

describe("a required property that is not declared", () => {
  const found = async (schema: string) =>
    (await warningsOf(`${head}paths: {}\ncomponents:\n  schemas:\n    A: ${schema}\n`)).map(
      (text) => text.replace(/^\S+ schema-property: /, ""),
    );
  const told = ["The required property `b` is not declared."];

  test.each([
    ["{ required: [a, b], properties: { a: {} } }", told],
    ["{ allOf: [{ properties: { b: {} } }], required: [b] }", []],
    ["{ allOf: [{ required: [b] }, { properties: { b: {} } }] }", []],
    [
      "{ properties: { a: {} }, if: {}, then: { required: [b], properties: { b: { type: string } } } }",
      [],
    ],
    ["{ properties: { a: {} }, if: { required: [a] }, else: { required: [b] } }", told],
    ["{ properties: { a: {} }, not: { required: [b] } }", []],
    ["{ properties: { a: {} }, dependentRequired: { a: [b] } }", told],
    [
      "{ properties: { a: {} }, additionalProperties: { type: string }, dependentRequired: { c: [b] }, if: { properties: { b: {} } }, then: { required: [b] } }",
      [],
    ],
    ["{ properties: { b: {} }, if: { required: [b] }, then: {} }", []],
    ["{ properties: { b: {} }, anyOf: [{ required: [b], properties: { a: {} } }] }", []],
    [
      "{ allOf: [{ $ref: '#/components/schemas/B' }] }\n    B: { required: [b], properties: { a: {} } }",
      told,
    ],
    [
      "{ allOf: [{ $ref: '#/components/schemas/B' }, { properties: { b: {} } }] }\n    B: { required: [b] }",
      [],
    ],
    ["{ $ref: '#/components/schemas/B', required: [b] }\n    B: { properties: { a: {} } }", told],
  ])("%s", async (schema, want) => {
    expect(await found(schema)).toEqual(want);
  });
});

test("the parameters of a path in a callback", async () => {
  const parameter = (name: string) => `{ name: ${name}, in: path, required: true, schema: {} }`;
  const callback = `callbacks: { c: { "/done/{a}": { post: { parameters: [${parameter("b")}], ${answer} } } } }`;
  const given = `${head}paths: { "/x/{id}": { parameters: [${parameter("id")}], get: { operationId: x, ${callback}, ${answer} } } }\n`;
  await expect(warningsOf(given)).rejects.toThrow(
    "The operation `post` has no parameter for the variable `{a}` of `/done/{a}`, and the path has no variable for the parameter `b`. Did you mean `{b}`?",
  );
});

test.each(["enum", "type"])("an empty `%s` is reported", async (key) => {
  const given = `${head}paths: {}\ncomponents: { schemas: { A: { ${key}: [] } } }\n`;
  expect(await warningsOf(given)).toContainEqual(
    `4:31 schema-enum: \`${key}\` is empty: no value is valid.`,
  );
});

test("an empty union is reported, but not the example that cannot fit it", async () => {
  const given = `${head}paths: {}
components:
  schemas:
    A: { oneOf: [], example: a }
    B: { anyOf: [], example: a }
    C: { allOf: [], example: a }
`;
  const found = (await warningsOf(given)).filter((text) => !text.includes("unused"));
  expect(found).toEqual([
    "6:10 schema-union: `oneOf` is empty: no value is valid.",
    "7:10 schema-union: `anyOf` is empty: no value is valid.",
    "8:10 schema-union: `allOf` is empty.",
  ]);
});

test("numbers that lose digits are reported once each and left out; strings and exact numbers are not", async () => {
  const folder = tempFolder({
    "openapi.yaml": `${head}paths: {}
components:
  schemas:
    A: { type: integer, maximum: 9223372036854775807, minimum: 1000000000000000000000 }
    B: { type: integer, maximum: 9223372036854775807, enum: [9007199254740992, 9007199254740993] }
    C: { type: string, example: "9223372036854775807", x-a: { b: 18446744073709551615 } }
    D: { type: number, multipleOf: 0.1234567890123456789, minimum: 1.50, default: 0.00000000001 }
    E: { type: object, example: { a: [12345678901234567890] }, properties: { default: { type: integer } } }
`,
  });
  const { document, warnings } = await load(path.join(folder, "openapi.yaml"));
  const lost = ({ line, column, message }: Problem) =>
    `${line}:${column} ${message.replace(/^The number | is left out of pages and samples: JavaScript/g, "")}`;
  expect(warnings.filter(({ rule }) => rule === "number-digits").map(lost)).toEqual([
    "6:34 9223372036854775807 would turn it into 9223372036854776000. It occurs 2 times.",
    "7:80 9007199254740993 would turn it into 9007199254740992.",
    "8:66 18446744073709551615 would turn it into 18446744073709552000.",
    "9:36 0.1234567890123456789 would turn it into 0.12345678901234568.",
    "10:39 12345678901234567890 would turn it into 12345678901234567000.",
  ]);
  expect(document.at("#/components/schemas")).toEqual({
    A: { type: "integer", minimum: 1e21 },
    B: { type: "integer" },
    C: { type: "string", examples: ["9223372036854775807"] },
    D: { type: "number", minimum: 1.5, default: 1e-11 },
    E: { type: "object", properties: { default: { type: "integer" } } },
  });
});

test.each([".inf", "-.inf", ".nan"])("%s is no number of JSON", async (number) => {
  const given = `${head}paths: {}\ncomponents: { schemas: { A: { type: number, default: ${number} } } }\n`;
  const problem = (await problemsOf(given)).find(({ rule }) => rule === "number-digits");
  expect(problem).toMatchObject({
    severity: "error",
    line: 4,
    message: `The number ${number} does not exist in JSON.`,
    remedy: "Write a number with digits, or leave it out.",
  });
});

test("heirs of heirs, and schemas that a mapping names, are used", async () => {
  const given = `${head}paths:
  /a: { get: { operationId: a, responses: { "200": { description: D, content: { application/json: { schema: { oneOf: [{ $ref: "#/components/schemas/Pet" }, { $ref: "#/components/schemas/Plant" }] } } } } } } }
components:
  schemas:
    Pet: { type: object, required: [t], properties: { t: { type: string } }, discriminator: { propertyName: t } }
    Cat: { allOf: [{ $ref: "#/components/schemas/Pet" }, { type: object, properties: { lives: { type: integer } } }] }
    Lion: { allOf: [{ $ref: "#/components/schemas/Cat" }, { type: object }] }
    Plant: { type: object, required: [t], properties: { t: { type: string } }, discriminator: { propertyName: t, mapping: { rose: Rose } } }
    Rose: { type: object, properties: { t: { type: string } } }
    Loose: { allOf: [{ type: object }] }
`;
  const unused = await warningsOf(given, (all) =>
    all.filter(({ rule }) => rule === "no-unused-components"),
  );
  expect(unused).toEqual(["12:5 no-unused-components: Nothing refers to the schema `Loose`."]);
});

test("a path without a slash", async () => {
  const error: unknown = await warningsOf(`${head}paths: { a: {} }\nservers: [{ url: / }]\n`).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toMatchObject({
    problems: [
      {
        message: "The path `a` does not start with a slash.",
        remedy: "Write a slash before it: `/pets`, not `pets`.",
      },
    ],
  });
});

describe("the address of a server", () => {
  const found = async (server: string) =>
    (await warningsOf(`${head}servers: [${server}]\npaths: {}\n`)).map((text) =>
      text.replace(/^(\S+) server-url: /, "$1 "),
    );

  test.each([
    "https://a.test",
    " https://a.test:8443/v1 ",
    "//a.test/v1",
    "/",
    "/v1",
    "v1",
    "../v1",
    "index.php/v1",
    "localhost:8080/v1",
    "http://[::1]:8080",
    "https://my_api.test.",
    "https://münchen.example",
    "https://1.2.3.4/x",
    "",
  ])("`%s` is valid", async (url) => expect(await found(`{ url: "${url}" }`)).toEqual([]));

  const noHost = (host: string) => `\`${host}\` is not a valid host.`;
  const isPath = (first: string) =>
    `The URL has no scheme: \`${first}\` is part of a path, not a host.`;
  test.each([
    ["https://api example.com/v1", noHost("api example.com")],
    ["https://<host>/v1", noHost("<host>")],
    ["https://$HOST/v1", noHost("$HOST")],
    ["//[host]/v1", noHost("[host]")],
    ["https://a%20b.test", noHost("a%20b.test")],
    ["https://h:port/", noHost("h:port")],
    ["https://h:70000", noHost("h:70000")],
    ["https://a..test", noHost("a..test")],
    ["https:/a.test", "The URL has no host."],
    ["https: //a.test", "The URL has no host."],
    ["https:///v1", "The URL has no host."],
    ["ftp://a.test", "The samples send HTTP: they cannot reach a server at `ftp:`."],
    ["example.com/v1", isPath("example.com")],
    ["https//a.test", isPath("https")],
    ["https://a.test?y=z", "The URL has a query or a fragment: paths are appended to it."],
  ])("`%s`", async (url, message) => {
    expect(await found(`{ url: "${url}" }`)).toEqual([`3:18 ${message}`]);
  });

  test("with the values of its variables", async () => {
    const given = (variable: string) =>
      found(`{ url: "https://{t}.a.test", variables: { t: { ${variable} } } }`);
    expect(await given("default: x")).toEqual([]);
    expect(await given("default: a b")).toEqual([`3:18 ${noHost("a b.a.test")}`]);
    expect(await given("default: x, enum: [x, a b]")).toEqual([
      `3:80 With the value \`a b\` of \`{t}\`: ${noHost("a b.a.test")}`,
    ]);
  });
});

describe("a reference to a component of another kind", () => {
  const given = (ref: string) =>
    `${head}paths: { /x: { get: { operationId: a, responses: { "200": { description: OK, content: { a/b: { schema: { $ref: "${ref}" } } } } } } } }
components:
  schemas: { S: { type: object } }
  responses: { R: { description: Done } }
  parameters: { P: { name: p, in: query, schema: { type: string } } }
`;

  test("a reference to a schema in place of a media type is reported with a remedy", async () => {
    const bare = given("#/components/schemas/S")
      .replace("schema: { $ref", "$ref")
      .replace(" } } } } } } } }", " } } } } } } }")
      .replace("S: { type: object }", "S: {}");
    await expect(warningsOf(bare)).rejects.toThrow(
      "The reference points to a schema, which belongs in `schema: ",
    );
  });

  test.each(["#/components/schemas/S", "#/components/parameters/P/schema"])(
    "%s is not one",
    async (ref) => {
      expect(await warningsOf(given(ref))).toEqual([]);
    },
  );
});

describe("an example of a media type that is not JSON", () => {
  const given = (type: string, schema: string, example: string) =>
    `${head}paths: { /x: { get: { operationId: a, responses: { "200": { description: OK, content: { ${type}: { schema: ${schema}, ${example} } } } } } } }\n`;

  test.each([
    ["text/csv", "{ type: array }", 'example: "a,b"'],
    ["application/xml", "{ type: object }", 'examples: { one: { value: "<a/>" } }'],
    ["application/yaml", "{ anyOf: [{ type: object }, { type: array }] }", 'example: "a: b"'],
  ])("may be the text itself: %s", async (type, schema, example) => {
    expect(await warningsOf(given(type, schema, example))).toEqual([]);
  });

  test.each([
    ["application/json", "{ type: array }", 'example: "a,b"', "it must be an array, not a string"],
    ["text/csv", "{ type: array }", "example: 5", "it must be an array, not a number"],
    [
      "text/html",
      "{ type: string, minLength: 3 }",
      "example: a",
      "it must have at least 3 characters",
    ],
  ])("must fit its schema all the same: %s %s", async (type, schema, example, want) => {
    expect(await warningsOf(given(type, schema, example))).toEqual([
      expect.stringContaining(`The example does not match its schema: ${want}.`),
    ]);
  });
});

describe("a `$ref` in an example is not a reference", () => {
  test.each([
    ["of a schema", "schemas: { A: { type: object, example: { $ref: nowhere.yaml } } }"],
    [
      "of a parameter",
      'parameters: { P: { name: p, in: query, schema: {}, example: { a: { $ref: "#/nope" } } } }',
    ],
  ])("%s", async (_title, components) => {
    expect(await warningsOf(`${head}paths: {}\ncomponents: { ${components} }\n`)).toEqual([]);
  });

  test.each([
    ["property", 'schemas: { A: { type: object, properties: { example: { $ref: "#/nope" } } } }'],
    ["component", 'responses: { example: { $ref: "#/nope" } }'],
    ["definition", 'schemas: { A: { $defs: { example: { $ref: "#/nope" } } } }'],
    ["named example", 'examples: { example: { $ref: "#/nope" } }'],
  ])("but a %s may be named example", async (_title, components) => {
    const given = `${head}paths: {}\ncomponents: { ${components} }\n`;
    await expect(warningsOf(given)).rejects.toMatchObject({
      problems: [{ rule: "no-unresolved-refs" }],
    });
  });
});
