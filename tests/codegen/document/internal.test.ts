import { describe, expect, test } from "vitest";
import { parseYaml } from "@redocly/openapi-core";
import type { Raw } from "../../../codegen/document/document";
import { withoutInternal } from "../../../codegen/document/internal";
import { hiddenDocument } from "../../hidden-document";
import { head, ofFragment, problemsOf, warningsOf } from "../lint/warnings";

const hidden = { "x-internal": true };
const ok = { responses: { "200": { description: "OK" } } };

describe("internal parts are left out", () => {
  test("a document without any is returned as it is", () => {
    const root = { paths: { "/a": { get: ok } }, components: { schemas: {} } };
    expect(withoutInternal(root)).toEqual({ root, internal: [], dragged: [], unused: [] });
    expect(withoutInternal(root).root).toBe(root);
  });

  const B = { type: "object", properties: { id: {}, sec: hidden } };
  const secret = { id: 1, sec: "SECRET" };
  test.each([
    ["of other properties", { additionalProperties: B, example: { z: secret } }],
    ["of a tuple", { prefixItems: [B], examples: [[secret]] }],
    ["of names that match a pattern", { patternProperties: { "^a": B }, example: { ab: secret } }],
    ["in another part of `allOf`", { allOf: [B, { properties: { o: {} }, example: secret }] }],
  ])("values %s", (_, schema) => {
    const { root } = withoutInternal({ components: { schemas: { A: schema } } });
    expect(JSON.stringify(root)).not.toContain("SECRET");
    expect(JSON.stringify(root)).toContain('"id":1');
  });

  test("names in conditions, and marked items of an extension", () => {
    const conditions = {
      dependentRequired: { o: ["sec", "id"] },
      if: { required: ["sec"], properties: { sec: { const: 1 }, id: {} } },
      then: { properties: { sec: { minLength: 1 } } },
    };
    const samples = [{ lang: "curl", source: "sec", ...hidden }, { lang: "curl" }];
    const { root } = withoutInternal({
      paths: { "/a": { get: { ...ok, "x-codeSamples": samples } } },
      components: { schemas: { A: { ...B, ...conditions } } },
    });
    expect(root).toEqual({
      paths: { "/a": { get: { ...ok, "x-codeSamples": [{ lang: "curl" }] } } },
      components: {
        schemas: {
          A: {
            type: "object",
            properties: { id: {} },
            dependentRequired: { o: ["id"] },
            if: { properties: { id: {} } },
          },
        },
      },
    });
  });

  test("tags that only hidden operations have, and groups of these", () => {
    const { root } = withoutInternal({
      tags: [{ name: "a" }, { name: "b", description: "Secret." }, { name: "unused" }],
      "x-tagGroups": [
        { name: "g", tags: ["a", "b"] },
        { name: "secret", tags: ["b"] },
      ],
      paths: {
        "/a": { get: { ...ok, tags: ["a"] } },
        "/b": { get: { ...ok, ...hidden, tags: ["a", "b"] } },
      },
    });
    expect(root["tags"]).toEqual([{ name: "a" }, { name: "unused" }]);
    expect(root["x-tagGroups"]).toEqual([{ name: "g", tags: ["a"] }]);
  });

  test("operations, a path without any others, parameters, tags with their operations", () => {
    const root = {
      tags: [{ name: "a" }, { name: "b", ...hidden }],
      "x-tagGroups": [{ name: "g", tags: ["a", "b"] }],
      paths: {
        "/a": {
          get: { ...ok, tags: ["a", "b"], parameters: [{ name: "p", ...hidden }, { name: "q" }] },
          put: { ...ok, ...hidden },
        },
        "/b": { get: { ...ok, ...hidden } },
        "/c": { get: { ...ok, tags: ["b"] } },
        "/d": hidden,
        "/empty": {},
      },
    };
    const got = withoutInternal(root);
    expect(got.root).toEqual({
      tags: [{ name: "a" }],
      "x-tagGroups": [{ name: "g", tags: ["a"] }],
      paths: { "/a": { get: { ...ok, tags: ["a"], parameters: [{ name: "q" }] } }, "/empty": {} },
    });
    expect(got.dragged).toEqual(["#/paths/~1c/get"]);
  });

  test("one of several examples, but nothing in the values that a schema lists as examples", () => {
    const values = [{ "x-internal": true }];
    const media = { schema: { examples: values }, examples: { a: { value: 1 }, b: hidden } };
    const root = { components: { mediaTypes: { M: media } } };
    expect(withoutInternal(root)).toMatchObject({
      root: { components: { mediaTypes: { M: { ...media, examples: { a: { value: 1 } } } } } },
      internal: ["#/components/mediaTypes/M/examples/b"],
    });
    expect(withoutInternal(root).root).not.toHaveProperty("components.mediaTypes.M.examples.b");
  });

  test("properties, their names in lists, examples and mappings, and references to schemas", () => {
    const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
    const pet = {
      type: "object",
      required: ["id", "secret"],
      properties: { id: {}, secret: hidden, owner: ref("Secret"), "x-internal": {} },
      example: { id: 1, secret: 2, owner: {}, "x-internal": true },
      discriminator: { propertyName: "id", mapping: { s: "Secret", p: "Pet" } },
    };
    const media = { schema: ref("Pet"), examples: { one: { $ref: "#/components/examples/One" } } };
    const root = {
      components: {
        schemas: { Pet: pet, Secret: { type: "object", ...hidden } },
        examples: { One: { summary: "S", value: { id: 3, secret: 4 } } },
        responses: { Some: { content: { "application/json": media } } },
      },
    };
    const got = withoutInternal(root);
    expect(got.root).toMatchObject({
      components: {
        schemas: {
          Pet: {
            required: ["id"],
            example: { id: 1, "x-internal": true },
            discriminator: { mapping: { p: "Pet" } },
          },
        },
        responses: {
          Some: {
            content: {
              "application/json": { examples: { one: { summary: "S", value: { id: 3 } } } },
            },
          },
        },
      },
    });
    expect(JSON.stringify(got.root)).not.toMatch(/secret/i);
    expect(got.dragged).toEqual(["#/components/schemas/Pet/properties/owner"]);
  });

  test("links to operations, and security alternatives", () => {
    const root = {
      paths: {
        "/a": {
          get: {
            responses: { "200": { links: { x: { operationId: "b" }, y: { operationId: "c" } } } },
            security: [{ open: [] }, { "in/house": [] }],
          },
        },
        "/b": { get: { operationId: "b", ...hidden } },
      },
      components: { securitySchemes: { open: {}, "in/house": hidden } },
    };
    expect(withoutInternal(root).root).toEqual({
      paths: {
        "/a": {
          get: {
            responses: { "200": { links: { y: { operationId: "c" } } } },
            security: [{ open: [] }],
          },
        },
      },
      components: { securitySchemes: { open: {} } },
    });
  });

  test("but a value is never read as a mark", () => {
    const root = {
      components: { schemas: { A: { default: hidden, enum: [hidden], "x-more": hidden } } },
    };
    expect(withoutInternal(root).internal).toEqual([]);
  });
});

test("the run reports how many parts it left out, and what had to go with them", async () => {
  const yaml = `${head}paths:
  /a:
    get: { operationId: a, x-internal: true, responses: { "200": { description: OK } } }
components:
  schemas:
    Secret: { type: object, x-internal: true }
    Pet: { type: object, properties: { owner: { $ref: "#/components/schemas/Secret" } } }
`;
  expect(await warningsOf(yaml)).toEqual([
    "5:10 internal: Left out as internal (`x-internal`): 1 operation, 1 schema.",
    "9:47 internal: This property is left out too: it refers to something internal.",
  ]);
});

const part = (name: string, more: object = {}) => ({ properties: { [name]: more } });
const Secret = part("secret", hidden);
const ref = { $ref: "#/components/schemas/Secret" };
const other = { ...hidden, required: ["fox"] };
const union = { oneOf: [{ type: "string" }, other] };
test.each<[title: string, schema: object, want: object]>([
  ["a value of an enum", { ...ref, enum: [{ secret: 1, a: 2 }] }, { ...ref, enum: [{ a: 2 }] }],
  [
    "a name of names",
    { ...ref, propertyNames: { enum: ["secret", "a"] } },
    { ...ref, propertyNames: { enum: ["a"] } },
  ],
  [
    "what an heir adds to it",
    { allOf: [ref, part("secret")], ...part("a") },
    { allOf: [ref], ...part("a") },
  ],
  [
    "a variant or condition that names nothing else",
    {
      allOf: [ref],
      oneOf: [{ required: ["a"] }, { required: ["secret"] }],
      not: { required: ["secret"] },
      if: part("secret"),
      then: part("a"),
    },
    { allOf: [ref], oneOf: [{ required: ["a"] }] },
  ],
  [
    "a property that another variant shows stays",
    { oneOf: [ref, { required: ["secret"], ...part("secret") }] },
    { oneOf: [ref, { required: ["secret"], ...part("secret") }] },
  ],
  ["an example as text", { ...ref, example: '{"secret":1}' }, ref],
  [
    "an example of a hidden variant",
    { ...union, example: { fox: 1 }, examples: ["a", { fox: 1 }] },
    { oneOf: [{ type: "string" }], examples: ["a"] },
  ],
  [
    "one inside an example",
    { items: union, example: ["a", { fox: 1 }] },
    { items: { oneOf: [{ type: "string" }] } },
  ],
  ["a union without public variants", { type: "object", oneOf: [hidden] }, { type: "object" }],
  [
    "a discriminator's values and default",
    {
      ...part("k", { enum: ["a", "b"] }),
      discriminator: { propertyName: "k", mapping: { b: "Gone" }, defaultMapping: "Gone" },
    },
    { ...part("k", { enum: ["a"] }), discriminator: { propertyName: "k", mapping: {} } },
  ],
])("hidden in schemas: %s", (_title, schema, want) => {
  const schemas = { Secret, Gone: hidden, A: schema };
  expect(withoutInternal({ components: { schemas } }).root).toEqual({
    components: { schemas: { Secret: { properties: {} }, A: want } },
  });
});

const media = (M: object) => ({ components: { mediaTypes: { M } } });
const scopes = (more: object) => ({ scopes: { read: "", ...more } });
const url = "{$request.body#/secret}";
const heir = { allOf: [{ $ref: "#/components/schemas/Used" }] };
test.each<[title: string, document: object, want: object]>([
  [
    "items of a stream",
    media({ itemSchema: Secret, example: [{ secret: 1, a: 1 }] }),
    media({ itemSchema: { properties: {} }, example: [{ a: 1 }] }),
  ],
  [
    "an example as it is sent",
    media({ schema: Secret, examples: { a: { serializedValue: "secret=1" }, b: { value: 1 } } }),
    media({ schema: { properties: {} }, examples: { b: { value: 1 } } }),
  ],
  [
    "parameters and values of links, and an address of a callback",
    {
      parameters: { P: { in: "query", name: "q", ...hidden } },
      components: {
        schemas: { Secret },
        links: {
          L: {
            parameters: { q: 1, a: "$response.body#/secret", b: 1 },
            requestBody: { secret: 1 },
          },
        },
        callbacks: { C: { [url]: { post: ok } } },
      },
    },
    {
      parameters: {},
      components: {
        schemas: { Secret: { properties: {} } },
        links: { L: { parameters: { b: 1 } } },
        callbacks: {},
      },
    },
  ],
  [
    "a webhook without public operations",
    {
      webhooks: { w: { $ref: "#/components/pathItems/P" } },
      components: { pathItems: { P: { post: hidden } } },
    },
    { webhooks: {}, components: { pathItems: {} } },
  ],
  [
    "a parent of tags, and a group",
    {
      tags: [
        { name: "a", parent: "b" },
        { name: "b", ...hidden },
      ],
      "x-tagGroups": [{ name: "g", tags: ["a"] }, hidden],
    },
    { tags: [{ name: "a" }], "x-tagGroups": [{ name: "g", tags: ["a"] }] },
  ],
  [
    "scopes of a flow",
    {
      security: [{ O: ["read", "all"] }],
      components: {
        securitySchemes: {
          O: { flows: { password: scopes({}), implicit: { ...scopes({ all: "" }), ...hidden } } },
        },
      },
    },
    {
      security: [{ O: ["read"] }],
      components: { securitySchemes: { O: { flows: { password: scopes({}) } } } },
    },
  ],
  [
    "in Swagger 2.0: ways to authenticate, and values of responses",
    {
      swagger: "2.0",
      securityDefinitions: { S: hidden },
      security: [{ S: [] }, { K: [] }],
      responses: { R: { schema: Secret, examples: { "a/b": { secret: 1, a: 1 } } } },
    },
    {
      swagger: "2.0",
      securityDefinitions: {},
      security: [{ K: [] }],
      responses: { R: { schema: { properties: {} }, examples: { "a/b": { a: 1 } } } },
    },
  ],
  [
    "what only hidden operations use, with its heirs and ways to authenticate, but not what nothing uses",
    {
      paths: {
        "/a": {
          get: {
            ...ok,
            ...hidden,
            security: [{ K: [] }],
            requestBody: { $ref: "#/components/schemas/Used" },
          },
        },
      },
      components: {
        schemas: { Used: { discriminator: {} }, Heir: heir, Free: {} },
        securitySchemes: { K: {} },
      },
    },
    { paths: {}, components: { schemas: { Free: {} }, securitySchemes: {} } },
  ],
])("hidden elsewhere: %s", (_title, document, want) => {
  expect(withoutInternal(document as Raw).root).toEqual(want);
});

test("every extension that hides does so everywhere", () => {
  const got = withoutInternal(JSON.parse(hiddenDocument()) as Raw);
  expect(JSON.stringify(got.root).match(/.{40}secret.{20}/i)).toBeNull();
});

test.each([
  ["x-visibility: Public", "in: query", []],
  [
    "x-access-level: private",
    "in: query",
    ["note Left out as internal (`x-access-level`): 1 parameter."],
  ],
  [
    "x-hidden: true",
    "in: query",
    [
      "note Left out as internal (`x-hidden`): 1 parameter. With `x-hidden`, a page is not published at all.",
    ],
  ],
  [
    "x-ignore: true",
    "in: path, required: true",
    ["error `x-ignore` cannot hide a parameter that is part of a path."],
  ],
])("%s on a parameter that is %s", async (mark, place, want) => {
  const yaml = `${head}paths:
  /a/{p}:
    parameters: [{ name: p, in: path, required: true, schema: {} }]
    get: { operationId: a, responses: { "200": { description: OK } }, parameters: [
      { name: p, ${place}, schema: {}, ${mark} }] }
`;
  const found = ofFragment(await problemsOf(yaml));
  expect(found.map(({ severity, message }) => `${severity} ${message}`)).toEqual(want);
});

test.each([
  [`${head}x-internal: true\npaths: {}\n`, "3:13 `x-internal` cannot hide a whole document."],
  [
    'openapi: 3.1.0\ninfo: { title: T, version: "1", x-visibility: internal }\npaths: {}\n',
    "2:47 `x-visibility` cannot hide a whole document.",
  ],
  [
    `${head}servers: [{ url: "https://{a}.example", variables: { a: { default: b, x-hidden: true } } }]\npaths: {}\n`,
    "3:81 `x-hidden` cannot hide a part of an address.",
  ],
])("what a document cannot do without stops the run: %s", async (yaml, want) => {
  const found = (await problemsOf(yaml)).filter(({ severity }) => severity === "error");
  expect(found.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([want]);
});

test.each([
  ["on a map with extensions", "responses: { x-internal: true }", "responses"],
  ["in a callback", "callbacks: { c: { u: { post: { x-hidden: true } } } }", "callbacks"],
])("what is hidden %s goes", (_title, fields, key) => {
  const root = parseYaml(`{ paths: { /a: { get: { ${fields} } } } }`) as Raw;
  expect(withoutInternal(root).root).toEqual({
    paths: { "/a": { get: key === "callbacks" ? { callbacks: {} } : {} } },
  });
});

test("one note names all other extensions, with their number and first line", async () => {
  const yaml = `openapi: 3.2.0
info: { title: T, version: "1" }
x-logo: {}
paths:
  /a:
    get: { operationId: a, x-badges: [], x-example: 1, x-exmaple: 1, responses: { default: {} } }
    put: { operationId: b, x-badges: [], x-s: 1, x-examples: {}, responses: { default: {} } }
components: { schemas: { x-a: { properties: { x-b: {} } } }, securitySchemes: { K: { type: http, scheme: basic, x-guid: /a } } }
`;
  const told = await warningsOf(yaml, (all) =>
    all.filter(({ rule }) => rule.startsWith("extension")),
  );
  expect(told).toEqual([
    "6:56 extension: The extension `x-exmaple` is unknown. Did you mean `x-example`?",
    "8:113 extension: The extension `x-guid` is unknown. Did you mean `x-guide`?",
    "3:1 extension-not-shown: Not shown: `x-logo` (1, line 3), `x-badges` (2, line 6), `x-example` (1, line 6), `x-s` (1, line 7), `x-examples` (1, line 7).",
  ]);
});
