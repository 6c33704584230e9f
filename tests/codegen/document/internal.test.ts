import { expect, test } from "vitest";
import type { Raw } from "../../../codegen/document/document";
import { withoutInternal } from "../../../codegen/document/internal";
import { hiddenDocument } from "../../hidden-document";
import { table } from "../table";

// Messages about what is hidden are in `../lint/documents/internal.yaml`.

test("a document without internal parts is returned as it is", () => {
  const root = { paths: { "/a": { get: { responses: {} } } }, components: { schemas: {} } };
  expect(withoutInternal(root)).toEqual({ root, internal: [], dragged: [], unused: [] });
  expect(withoutInternal(root).root).toBe(root);
});

test("a value is never read as a mark", () => {
  const hidden = { "x-internal": true };
  const A = { default: hidden, enum: [hidden], examples: [hidden], "x-more": hidden };
  expect(withoutInternal({ components: { schemas: { A } } }).internal).toEqual([]);
});

test("every extension that hides does so everywhere", () => {
  const got = withoutInternal(JSON.parse(hiddenDocument()) as Raw);
  expect(JSON.stringify(got.root).match(/.{40}secret.{20}/i)).toBeNull();
});

/** Beside a schema with one property, which is hidden, and a hidden schema. */
test.each(table`
  a value of an enum:
    - { $ref: Secret, enum: [{ secret: 1, a: 2 }] }
    - { $ref: Secret, enum: [{ a: 2 }] }
  a name of names:
    - { $ref: Secret, propertyNames: { enum: [secret, a] } }
    - { $ref: Secret, propertyNames: { enum: [a] } }
  what an heir adds to it:
    - { allOf: [{ $ref: Secret }, { properties: { secret: {} } }], properties: { a: {} } }
    - { allOf: [{ $ref: Secret }], properties: { a: {} } }
  a variant or condition that names nothing else:
    - { allOf: [{ $ref: Secret }], oneOf: [{ required: [a] }, { required: [secret] }],
        not: { required: [secret] }, if: { properties: { secret: {} } },
        then: { properties: { a: {} } } }
    - { allOf: [{ $ref: Secret }], oneOf: [{ required: [a] }] }
  a property that another variant shows stays:
    - { oneOf: [{ $ref: Secret }, { required: [secret], properties: { secret: {} } }] }
    - { oneOf: [{ $ref: Secret }, { required: [secret], properties: { secret: {} } }] }
  an example as text: [{ $ref: Secret, example: '{"secret":1}' }, { $ref: Secret }]
  an example of a hidden variant:
    - { oneOf: [{ type: string }, { x-internal: true, required: [fox] }], example: { fox: 1 },
        examples: [a, { fox: 1 }] }
    - { oneOf: [{ type: string }], examples: [a] }
  one inside an example:
    - { items: { oneOf: [{ type: string }, { x-internal: true, required: [fox] }] },
        example: [a, { fox: 1 }] }
    - { items: { oneOf: [{ type: string }] } }
  a union without public variants:
    - { type: object, oneOf: [{ x-internal: true }] }
    - { type: object }
  a discriminator's values and default:
    - { properties: { k: { enum: [a, b] } },
        discriminator: { propertyName: k, mapping: { b: Gone }, defaultMapping: Gone } }
    - { properties: { k: { enum: [a] } }, discriminator: { propertyName: k, mapping: {} } }
  a value of other properties:
    - { additionalProperties: { $ref: Secret }, example: { z: { id: 1, secret: 2 } } }
    - { additionalProperties: { $ref: Secret }, example: { z: { id: 1 } } }
  a value of a tuple:
    - { prefixItems: [{ $ref: Secret }], examples: [[{ id: 1, secret: 2 }]] }
    - { prefixItems: [{ $ref: Secret }], examples: [[{ id: 1 }]] }
  a value of names that match a pattern:
    - { patternProperties: { ^a: { $ref: Secret } }, example: { ab: { id: 1, secret: 2 } } }
    - { patternProperties: { ^a: { $ref: Secret } }, example: { ab: { id: 1 } } }
  a value in another part of an allOf:
    - { allOf: [{ $ref: Secret }, { properties: { id: {} }, example: { id: 1, secret: 2 } }] }
    - { allOf: [{ $ref: Secret }, { properties: { id: {} }, example: { id: 1 } }] }
  names in conditions:
    - { allOf: [{ $ref: Secret }], dependentRequired: { o: [secret, id] },
        if: { required: [secret], properties: { secret: { const: 1 }, id: {} } },
        then: { properties: { secret: { minLength: 1 } } } }
    - { allOf: [{ $ref: Secret }], dependentRequired: { o: [id] }, if: { properties: { id: {} } } }
  properties, their names in lists, examples and mappings:
    - { required: [id, secret], properties: { id: {}, secret: { x-internal: true },
          x-internal: {} }, example: { id: 1, secret: 2, x-internal: true },
        discriminator: { propertyName: id, mapping: { s: Gone, p: A } } }
    - { required: [id], properties: { id: {}, x-internal: {} }, example: { id: 1, x-internal: true },
        discriminator: { propertyName: id, mapping: { p: A } } }
`)("hidden in schemas: %s", (_title, schema, want) => {
  const Secret = { properties: { secret: { "x-internal": true } } };
  const schemas = { Secret, Gone: { "x-internal": true }, A: schema };
  expect(withoutInternal({ components: { schemas } }).root).toEqual({
    components: { schemas: { Secret: { properties: {} }, A: want } },
  });
});

test.each(table<
  readonly [title: string, document: Raw, want: Raw, dragged: readonly string[] | undefined]
>`
  operations, a path without any others, parameters, tags with their operations:
    - { tags: [{ name: a }, { name: b, x-internal: true }, { name: idle }],
        x-tagGroups: [{ name: g, tags: [a, b] }],
        paths: { /a: { get: { tags: [a, b], parameters: [{ name: p, x-internal: true }, { name: q }] },
            put: { x-internal: true } }, /b: { get: { x-internal: true } },
          /c: { get: { tags: [b] } }, /d: { x-internal: true }, /empty: {} } }
    - { tags: [{ name: a }, { name: idle }], x-tagGroups: [{ name: g, tags: [a] }],
        paths: { /a: { get: { tags: [a], parameters: [{ name: q }] } }, /empty: {} } }
    - ["#/paths/~1c/get"]
  tags that only hidden operations have, and groups of these:
    - { tags: [{ name: a }, { name: b, description: Secret. }, { name: idle }],
        x-tagGroups: [{ name: g, tags: [a, b] }, { name: secret, tags: [b] }],
        paths: { /a: { get: { tags: [a] } }, /b: { get: { x-internal: true, tags: [a, b] } } } }
    - { tags: [{ name: a }, { name: idle }], x-tagGroups: [{ name: g, tags: [a] }],
        paths: { /a: { get: { tags: [a] } } } }
  marked items of an extension:
    - { paths: { /a: { get: { x-codeSamples: [{ lang: curl, x-internal: true }, { lang: curl }] } } } }
    - { paths: { /a: { get: { x-codeSamples: [{ lang: curl }] } } } }
  one of several examples:
    - { components: { mediaTypes: { M: { schema: {},
              examples: { a: { value: 1 }, b: { x-internal: true } } } } } }
    - { components: { mediaTypes: { M: { schema: {}, examples: { a: { value: 1 } } } } } }
  a property that refers to a hidden schema, and its values:
    - { components: { schemas: { Secret: { x-internal: true },
            Pet: { properties: { id: {}, owner: { $ref: Secret } }, example: { id: 1, owner: {} } } },
          examples: { One: { summary: S, value: { id: 3, owner: 4 } } },
          responses: { Some: { content: { a/b: { schema: { $ref: Pet },
                  examples: { one: { $ref: "#/components/examples/One" } } } } } } } }
    - { components: { schemas: { Pet: { properties: { id: {} }, example: { id: 1 } } },
          responses: { Some: { content: { a/b: { schema: { $ref: Pet },
                  examples: { one: { summary: S, value: { id: 3 } } } } } } } } }
    - ["#/components/schemas/Pet/properties/owner"]
  links to operations, and security alternatives:
    - { paths: { /a: { get: { security: [{ open: [] }, { in/house: [] }],
              responses: { "200": { links: { x: { operationId: b }, y: { operationId: c } } } } } },
          /b: { get: { operationId: b, x-internal: true } } },
        components: { securitySchemes: { open: {}, in/house: { x-internal: true } } } }
    - { paths: { /a: { get: { security: [{ open: [] }],
              responses: { "200": { links: { y: { operationId: c } } } } } } },
        components: { securitySchemes: { open: {} } } }
    - ["#/paths/~1a/get/responses/200/links/x"]
  the mark of a map with extensions:
    - { paths: { /a: { get: { responses: { x-internal: true } } } } }
    - { paths: { /a: { get: {} } } }
  an operation of a callback:
    - { paths: { /a: { get: { callbacks: { c: { u: { post: { x-hidden: true } } } } } } } }
    - { paths: { /a: { get: { callbacks: {} } } } }
  items of a stream:
    - { components: { mediaTypes: { M: { itemSchema: { properties: { secret: { x-internal: true } } },
              example: [{ secret: 1, a: 1 }] } } } }
    - { components: { mediaTypes: { M: { itemSchema: { properties: {} }, example: [{ a: 1 }] } } } }
  an example as it is sent:
    - { components: { mediaTypes: { M: { schema: { properties: { secret: { x-internal: true } } },
              examples: { a: { serializedValue: secret=1 }, b: { value: 1 } } } } } }
    - { components: { mediaTypes: { M: { schema: { properties: {} },
              examples: { b: { value: 1 } } } } } }
    - ["#/components/mediaTypes/M/examples/a"]
  parameters and values of links, and an address of a callback:
    - { parameters: { P: { in: query, name: q, x-internal: true } },
        components: { schemas: { Secret: { properties: { secret: { x-internal: true } } } },
          links: { L: { parameters: { q: 1, a: "$response.body#/secret", b: 1 },
              requestBody: { secret: 1 } } },
          callbacks: { C: { "{$request.body#/secret}": { post: { responses: { "200": { description: OK } } } } } } } }
    - { parameters: {},
        components: { schemas: { Secret: { properties: {} } },
          links: { L: { parameters: { b: 1 } } }, callbacks: {} } }
    - ["#/components/links/L/parameters/q", "#/components/links/L/parameters/a",
        "#/components/links/L/requestBody", "#/components/callbacks/C/{$request.body#~1secret}"]
  a webhook without public operations:
    - { webhooks: { w: { $ref: "#/components/pathItems/P" } },
        components: { pathItems: { P: { post: { x-internal: true } } } } }
    - { webhooks: {}, components: { pathItems: {} } }
    - ["#/webhooks/w"]
  a parent of tags, and a group:
    - { tags: [{ name: a, parent: b }, { name: b, x-internal: true }],
        x-tagGroups: [{ name: g, tags: [a] }, { x-internal: true }] }
    - { tags: [{ name: a }], x-tagGroups: [{ name: g, tags: [a] }] }
  scopes of a flow:
    - { security: [{ O: [read, all] }],
        components: { securitySchemes: { O: { flows: { password: { scopes: { read: "" } },
                implicit: { scopes: { read: "", all: "" }, x-internal: true } } } } } }
    - { security: [{ O: [read] }],
        components: { securitySchemes: { O: { flows: { password: { scopes: { read: "" } } } } } } }
  "Swagger 2.0: ways to authenticate, and values of responses":
    - { swagger: "2.0", securityDefinitions: { S: { x-internal: true } },
        security: [{ S: [] }, { K: [] }],
        responses: { R: { schema: { properties: { secret: { x-internal: true } } },
            examples: { a/b: { secret: 1, a: 1 } } } } }
    - { swagger: "2.0", securityDefinitions: {}, security: [{ K: [] }],
        responses: { R: { schema: { properties: {} }, examples: { a/b: { a: 1 } } } } }
  what only hidden operations use, with its heirs and ways to authenticate, but not what nothing uses:
    - { paths: { /a: { get: { responses: { "200": { description: OK } }, x-internal: true,
              security: [{ K: [] }], requestBody: { $ref: Used } } } },
        components: { schemas: { Used: { discriminator: {} }, Heir: { allOf: [{ $ref: Used }] },
            Free: {} }, securitySchemes: { K: {} } } }
    - { paths: {}, components: { schemas: { Free: {} }, securitySchemes: {} } }
`)("hidden elsewhere: %s", (_title, document, want, dragged = []) => {
  const got = withoutInternal(document);
  expect(got.root).toEqual(want);
  expect(got.dragged).toEqual(dragged);
});
