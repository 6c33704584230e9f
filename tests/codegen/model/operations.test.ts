import { describe, expect, test } from "vitest";
import { compact, modelOf, operationOf, paragraph } from "../given";

const ok = { responses: { 200: { description: "OK" } } };

describe("pages", () => {
  test("one per operation and webhook, in the document's order", () => {
    const { operations } = modelOf({
      paths: { "/b": { post: { ...ok, operationId: "addB" }, get: ok }, "/a": { get: ok } },
      webhooks: { done: { post: ok } },
    });
    expect(
      operations.map(({ kind, id, identifier, method, path, source }) => [
        kind,
        id,
        identifier,
        method,
        path,
        source,
      ]),
    ).toEqual([
      ["operation", "add-b", "AddB", "post", "/b", "#/paths/~1b/post"],
      ["operation", "get-b", "GetB", "get", "/b", "#/paths/~1b/get"],
      ["operation", "get-a", "GetA", "get", "/a", "#/paths/~1a/get"],
      ["webhook", "post-done", "PostDone", "post", "done", "#/webhooks/done/post"],
    ]);
  });

  test("both get a hash if addresses or identifiers differ only in case", () => {
    const { operations } = modelOf({
      paths: {
        "/a": { get: { ...ok, operationId: "getThing" } },
        "/b": { get: { ...ok, operationId: "GETthing" } },
        "/c": { get: { ...ok, operationId: "getThing2" } },
      },
    });
    const bare = (name: string) => name.toLowerCase().replaceAll("-", "");
    // An operation's types are found by an identifier made from its address.
    expect(operations.map(({ identifier }) => bare(identifier))).toEqual(
      operations.map(({ id }) => bare(id)),
    );
    expect(operations.map(({ id }) => id)).toEqual([
      expect.stringMatching(/^get-thing-[0-9a-f]{6}$/),
      expect.stringMatching(/^ge-tthing-[0-9a-f]{6}$/),
      "get-thing2",
    ]);
  });

  test("none for a key that is not a method", () => {
    const { operations } = modelOf({
      paths: { "/a": { summary: "S", servers: [], "x-get": ok, parameters: [], get: ok } },
    });
    expect(operations.map(({ id }) => id)).toEqual(["get-a"]);
  });

  test.each([
    ["its summary", { summary: " List ", operationId: "x" }, {}, "List"],
    ["the summary of its path", { operationId: "x" }, { summary: "Things" }, "Things"],
    [
      "method and path without a summary",
      { summary: "", description: "Lists `x`.", operationId: "listX" },
      {},
      "GET /x",
    ],
  ])("the title is %s", (_title, raw, item, want) => {
    expect(operationOf(raw, { item }).title).toBe(want);
  });

  test("never at the address of the list of errors, even if there is none", () => {
    const { operations } = modelOf({
      paths: {
        "/a": { get: { ...ok, operationId: "errors" } },
        "/b": { get: { ...ok, operationId: "schemas" } },
      },
      webhooks: { Errors: { post: ok } },
    });
    const ids = operations.map(({ id }) => id);
    expect(ids).not.toContain("errors");
    expect(ids[0]).toMatch(/^errors-[0-9a-f]{6}$/);
    expect(ids[1]).toBe("schemas");
  });

  test("have identifiers distinct from components, schemas and each other", () => {
    const { operations, schemas } = modelOf(
      {
        components: { schemas: { Pet: {}, Link: {}, LinkSchema: {}, "a.b": {}, "a-b": {} } },
        paths: {
          "/a": { get: { ...ok, operationId: "pet" } },
          "/b": { get: { ...ok, operationId: "petOperation" } },
          "/c": { get: { ...ok, operationId: "responses" } },
        },
      },
      ["Link", "Responses"],
    );
    const identifiers = [...operations, ...schemas].map(({ identifier }) =>
      identifier.toLowerCase(),
    );
    expect(new Set(identifiers).size).toBe(identifiers.length);
    expect(identifiers).not.toContain("link");
    expect(identifiers).not.toContain("responses");
    expect(operations[2]?.identifier).toBe("ResponsesOperation");
  });
});

describe("an operation inherits", () => {
  const root = { security: [{ key: [] }], servers: [{ url: "https://root.example" }] };

  test.each([
    ["the document", {}, {}, "https://root.example"],
    ["its path", {}, { servers: [{ url: "https://item.example" }] }, "https://item.example"],
    [
      "itself",
      { servers: [{ url: "https://own.example" }] },
      { servers: [{ url: "https://item.example" }] },
      "https://own.example",
    ],
  ])("servers of %s", (_title, raw, item, want) => {
    expect(operationOf(raw, { ...root, item }).servers.map(({ url }) => url)).toEqual([want]);
  });

  test.each([
    [" https://own.example/v1\n", "https://own.example/v1"],
    ["", "/"],
    [" ", "/"],
  ])("the server URL %j is read as %s", (url, want) => {
    expect(operationOf({ servers: [{ url }] }, {}).servers.map((one) => one.url)).toEqual([want]);
  });

  test.each([
    ["the document's", {}, [[{ scheme: "key", scopes: [] }]]],
    ["none, explicitly", { security: [] }, [[]]],
    [
      "its own: alternatives and combined schemes",
      { security: [{ a: ["s"], b: [] }, {}] },
      [
        [
          { scheme: "a", scopes: ["s"] },
          { scheme: "b", scopes: [] },
        ],
        [],
      ],
    ],
  ])("security: %s", (_title, raw, want) => {
    expect(operationOf(raw, root).security).toEqual(want);
  });

  test.each([
    [{}, "X"],
    [{ tags: ["B", "A"] }, "B"],
  ])("the tag of %j is %s", (raw, want) => {
    expect(operationOf(raw).tag).toBe(want);
  });
});

test.each([
  ["Lists `x`.\n\nAll of them.", paragraph("All of them.")],
  ["Lists pets. All of them.", paragraph("Lists pets. All of them.")],
])("a paragraph used as the title is not repeated: %j", (description, want) => {
  expect(operationOf({ summary: "Lists x", description }).description).toEqual(want);
});

test("without any tags, operations are grouped by path, and webhooks are not", () => {
  const { tags } = modelOf({
    paths: { "/v1/b_c/{id}": { get: ok }, "/v1/a": { get: ok }, "/v1/b_c": { get: ok } },
    webhooks: { a: { post: ok } },
  });
  expect(tags.map(({ title, slug, operations }) => [title, slug, operations.length])).toEqual([
    ["B c", "b-c", 2],
    ["A", "a", 1],
    [undefined, "webhooks", 1],
  ]);
});

test("lists declared tags first, then those that only operations name, and omits empty ones", () => {
  const { tags } = modelOf({
    tags: [{ name: "Empty" }, { name: "B", description: "Bee" }],
    paths: { "/a": { get: { ...ok, tags: ["New one"] }, put: { ...ok, tags: ["B"] }, post: ok } },
  });
  expect(
    tags.map(({ name, title, slug, description, operations }) => [
      name,
      title,
      slug,
      description,
      operations.map(({ id }) => id),
    ]),
  ).toEqual([
    ["B", "B", "b", paragraph("Bee"), ["put-a"]],
    ["New one", "New one", "new-one", [], ["get-a"]],
    ["Other", undefined, "other", [], ["post-a"]],
  ]);
});

describe("responses", () => {
  test("have statuses, headers and links, with references resolved", () => {
    const { responses } = operationOf(
      {
        operationId: "x",
        responses: {
          "4XX": { description: "No" },
          default: { $ref: "#/components/responses/Any" },
          "x-extra": { description: "never" },
        },
      },
      {
        components: {
          responses: {
            Any: {
              description: "Any",
              headers: {
                "X-Rate": { required: true, description: "R", schema: { type: "integer" } },
              },
              links: {
                self: {
                  operationId: "x",
                  parameters: { id: "$response.body#/id", n: 1 },
                  requestBody: { a: 1 },
                  server: { url: "https://b.example" },
                },
                here: { operationRef: "#/paths/~1x/get" },
                far: { operationRef: "https://a.example/openapi.json#/paths/~1y/get" },
              },
            },
          },
        },
      },
    );
    expect(compact(responses)).toEqual([
      { status: "4XX", description: paragraph("No") },
      {
        status: "default",
        description: paragraph("Any"),
        headers: [
          {
            name: "X-Rate",
            required: true,
            description: paragraph("R"),
            schema: { kind: "integer" },
            examples: [{ name: "example", value: 1, origin: "sampled", typed: true }],
          },
        ],
        links: [
          {
            name: "self",
            operation: "x",
            target: "x",
            parameters: [
              { name: "id", value: "$response.body#/id" },
              { name: "n", value: "1" },
            ],
            requestBody: '{"a":1}',
            server: "https://b.example",
          },
          { name: "here", operation: "x", target: "#/paths/~1x/get" },
          { name: "far", target: "https://a.example/openapi.json#/paths/~1y/get" },
        ],
      },
    ]);
  });
});

test("samples for a webhook and a callback show what their sender sends: the API the body, the reader the response", () => {
  const schema = {
    type: "object",
    properties: {
      id: { type: "integer", readOnly: true },
      key: { type: "boolean", writeOnly: true },
    },
  };
  const content = { "application/json": { schema } };
  const call = { requestBody: { content }, responses: { 200: { description: "OK", content } } };
  const { operations } = modelOf({
    paths: { "/a": { post: { ...call, callbacks: { told: { "{$url}": { post: call } } } } } },
    webhooks: { done: { post: call } },
  });
  const [called, webhook] = operations;
  const fields = [called, webhook, called?.callbacks[0]].map((each) =>
    [each?.requestBody, each?.responses[0]].map((body) =>
      Object.keys(body?.content[0]?.examples[0]?.value ?? {}),
    ),
  );
  expect(fields).toEqual([
    [["key"], ["id"]],
    [["id"], ["key"]],
    [["id"], ["key"]],
  ]);
});
