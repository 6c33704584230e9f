import { describe, expect, test } from "vitest";
import { anchorList } from "../../../codegen/emit/anchor-list";
import type { Raw } from "../../../codegen/document/document";
import { contextWith } from "../given";

/** Returns the list of a document, without the explanation. */
function listOf(parts: Raw): string {
  const text = anchorList(contextWith(parts));
  return text.replace(/^(\/\/.*\n)+/, "");
}

/** Returns the lines of one schema. */
function schemaLines(raw: unknown, others: Raw = {}): readonly string[] {
  const list = listOf({ components: { schemas: { ...others, Subject: raw } } });
  const [, lines = ""] = list.split(/\nschema Subject/);
  return lines.split("\n\n")[0]?.trimEnd().split("\n") ?? [];
}

const string = { type: "string" };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: unknown, examples?: unknown) => ({
  "application/json": { schema, ...(examples ? { examples } : {}) },
});

describe("the ids of a schema", () => {
  test("are those of its properties, at any depth", () => {
    const given = {
      type: "object",
      properties: {
        id: string,
        stay: { type: "object", properties: { "first night": string } },
        tags: { type: "array", items: { type: "object", properties: { name: string } } },
        kinds: { type: "array", items: { minLength: 1, enum: ["A B"] } },
        position: { type: "array", prefixItems: [string, string] },
      },
      patternProperties: { "^x-": string },
      additionalProperties: string,
    };
    expect(schemaLines(given)).toEqual([
      "",
      "  .id",
      "  .stay",
      "  .stay.first-night",
      "  .tags",
      "  .tags.name",
      "  .kinds",
      "  .kinds=A-B",
      "  .position",
      "  .position.0",
      "  .position.1",
      "  .^x-",
      "  .*",
    ]);
  });

  test("name the schemas that unfold in it instead of their ids", () => {
    const given = {
      type: "object",
      properties: {
        guest: ref("Guest"),
        guests: { type: "array", items: ref("Guest") },
        rated: { type: "array", items: { description: "One guest.", allOf: [ref("Guest")] } },
      },
    };
    const lines = schemaLines(given, { Guest: { type: "object", properties: { name: string } } });
    expect(lines).toEqual(["", "  .guest → Guest", "  .guests → Guest", "  .rated → Guest"]);
  });

  test("come before those of the schemas that it includes", () => {
    const base = { type: "object", properties: { id: string }, oneOf: [{ title: "A" }] };
    const given = {
      allOf: [ref("Base")],
      type: "object",
      properties: { name: string },
      oneOf: [{ title: "B", type: "object", properties: { b: string } }],
    };
    expect(schemaLines(given, { Base: base })).toEqual([
      " → Base",
      "  .name",
      "  ~2~B",
      "  ~2~B.b",
    ]);
  });

  test("name a base twice that a schema shares with one of its properties", () => {
    const Entity = { type: "object", properties: { id: string } };
    const Customer = { allOf: [ref("Entity"), { properties: { email: string } }] };
    const order = { allOf: [ref("Entity"), { properties: { customer: ref("Customer") } }] };
    expect(schemaLines(order, { Entity, Customer })).toEqual([
      " → Entity",
      "  .customer → Customer",
    ]);
    expect(schemaLines(Customer, { Entity })).toEqual([" → Entity", "  .email"]);
  });

  test("of unnamed variants are made from their types, and numbered if equal", () => {
    const given = {
      oneOf: [
        { type: "string", minLength: 1 },
        { type: "array", items: ref("Guest") },
        { type: "string", maxLength: 9 },
        { title: "string" },
      ],
    };
    expect(schemaLines(given, { Guest: { type: "object" } })).toEqual([
      "",
      "  ~string",
      "  ~array-of-Guest → Guest",
      "  ~string-(2)",
      "  ~string-(3)",
    ]);
  });

  test("mark variants, conditions and values", () => {
    const given = {
      type: "object",
      properties: { status: { enum: ["open", "in progress", "in-progress", 1, "1", null] } },
      oneOf: [
        { title: "By card", type: "object", properties: { card: string } },
        { title: "By bank", $ref: "#/components/schemas/Bank" },
      ],
      if: { properties: { status: { const: "open" } } },
      then: { properties: { until: string } },
      not: { properties: { never: string } },
    };
    expect(schemaLines(given, { Bank: { type: "object", properties: { iban: string } } })).toEqual([
      "",
      "  .status",
      "  .status=open",
      "  .status=in-progress",
      "  .status=in-progress-2",
      "  .status=1",
      '  .status="1"',
      "  .status=null",
      "  ~By-card",
      "  ~By-card.card",
      "  ~By-bank → Bank",
      "  ~if.status",
      "  ~then.until",
      "  ~not.never",
    ]);
  });
});

test("a page lists its own ids in order, and where schemas and servers unfold", () => {
  const operation = {
    operationId: "book",
    description: "# Before you call\n\nRead this.\n\n# Before you call",
    security: [{ key: [], token: [] }, { key: [] }],
    parameters: [
      { in: "query", name: "sort", schema: { type: "string", enum: ["up", "down"] } },
      { in: "path", name: "hotel id", required: true, schema: ref("Id") },
    ],
    requestBody: {
      content: {
        ...json(ref("Guest"), { "one guest": { value: { name: "Ada" } } }),
        "text/csv": { schema: { type: "object", properties: { rows: string } } },
      },
    },
    responses: {
      200: {
        description: "Booked.",
        headers: { Location: { schema: string } },
        content: json({ type: "object", properties: { id: ref("Id") } }),
        links: { pay: { operationId: "book" } },
      },
    },
    callbacks: {
      changed: {
        "{$request.body#/url}": {
          post: {
            requestBody: { content: json(ref("Guest")) },
            responses: { 204: { description: "Seen." } },
          },
        },
      },
    },
  };
  const list = listOf({
    servers: [{ url: "https://{host}", variables: { host: { default: "a.example" } } }],
    paths: { "/hotels/{hotel id}": { post: operation } },
    components: {
      securitySchemes: {
        key: { type: "apiKey", in: "header", name: "X" },
        token: { type: "http", scheme: "bearer" },
      },
      schemas: { Guest: { type: "object", properties: { name: string } }, Id: string },
    },
  });
  const [, page = ""] = list.split("\noperation ");
  expect(page.split("\n\n")[0]).toBe(`book
  description.before-you-call
  description.before-you-call-2
  authorization
  authorization.key
  authorization.token
  authorization.key-2
  path-parameters
  path.hotel-id → Id
  query-parameters
  query.sort
  query.sort=up
  query.sort=down
  request-body
  request.application/json
  request… → Guest
  request.example.one-guest
  request.text/csv
  request.text/csv.rows
  request.text/csv.example.example
  responses
  response-200
  response-200.header.Location
  response-200.application/json
  response-200.id → Id
  response-200.example.example
  response-200.link.pay
  callbacks
  callback.changed
  callback.changed.request-body
  callback.changed.request.application/json
  callback.changed.request… → Guest
  callback.changed.responses
  callback.changed.response-204`);
  expect(list).toContain("\nservers of the API\n  servers\n  server\n  server.host\n");
});

test("what operations share is listed once", () => {
  const list = listOf({
    security: [{ key: [] }],
    paths: { "/x": { get: { operationId: "x" } } },
    components: { securitySchemes: { key: { type: "apiKey", in: "header", name: "X" } } },
  });
  expect(list.trim()).toBe(`overview
  operations
  tag.x
  authentication
  security.key

authorization of the API
  authorization
  authorization.key

operation x
  … → authorization of the API
  responses`);
});

test("invisible characters in a name are escaped", () => {
  expect(schemaLines({ type: "object", properties: { "a\u202eb": string } })).toEqual([
    "",
    "  .a\\u202eb",
  ]);
});
