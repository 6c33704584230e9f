import { describe, expect, test } from "vitest";
import type { Raw } from "../../../codegen/document/document";
import { compact, modelOf, operationOf, paragraph } from "../given";
import { table, yaml } from "../table";

const ok = { responses: { 200: { description: "OK" } } };

/** Returns a document with an operation of each path, by operationId. */
const named = (...ids: readonly string[]) => ({
  paths: Object.fromEntries(ids.map((id, at) => [`/${at}`, { get: { ...ok, operationId: id } }])),
});

describe("pages", () => {
  test("one per operation and webhook, in the document's order", () => {
    const { operations } = modelOf({
      openapi: "3.2.0",
      paths: {
        "/b": { post: { ...ok, operationId: "addB" }, get: ok },
        "/a": {
          additionalOperations: { COPY: { ...ok, operationId: "copy" }, LOCK: ok },
          query: ok,
        },
        "/c": { summary: "S", servers: [], "x-get": ok, parameters: [], get: ok },
      },
      webhooks: { done: { post: ok } },
    });
    const lines = operations.map(({ kind, id, identifier, method, path, source }) =>
      [kind, id, identifier, method, path, source].join(" "),
    );
    expect(lines).toEqual([
      "operation add-b AddB post /b #/paths/~1b/post",
      "operation get-b GetB get /b #/paths/~1b/get",
      "operation query-a QueryA query /a #/paths/~1a/query",
      "operation copy Copy COPY /a #/paths/~1a/additionalOperations/COPY",
      "operation lock-a LockA LOCK /a #/paths/~1a/additionalOperations/LOCK",
      "operation get-c GetC get /c #/paths/~1c/get",
      "webhook post-done PostDone post done #/webhooks/done/post",
    ]);
  });

  test("both get a hash if addresses or identifiers differ only in case", () => {
    const { operations } = modelOf(named("getThing", "GETthing", "getThing2"));
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

  test.each(table<readonly [title: string, raw: Raw, item: Raw, want: string]>`
    its summary: [{ summary: " List ", operationId: x }, {}, List]
    the summary of its path: [{ operationId: x }, { summary: Things }, Things]
    method and path without a summary: [{ summary: "", description: "Lists \`x\`." }, {}, GET /x]
  `)("the title is %s", (_title, raw, item, want) => {
    expect(operationOf(raw, { item }).title).toBe(want);
  });

  test("never at the address of the list of errors, even if there is none", () => {
    const { operations } = modelOf({
      ...named("errors", "schemas"),
      webhooks: { Errors: { post: ok } },
    });
    const ids = operations.map(({ id }) => id);
    expect(ids).not.toContain("errors");
    expect(ids[0]).toMatch(/^errors-[0-9a-f]{6}$/);
    expect(ids[1]).toBe("schemas");
  });

  test("have identifiers distinct from components, schemas and each other", () => {
    const schemas = { Pet: {}, Link: {}, LinkSchema: {}, "a.b": {}, "a-b": {} };
    const parts = { components: { schemas }, ...named("pet", "petOperation", "responses") };
    const model = modelOf(parts, ["Link", "Responses"]);
    const identifiers = [...model.operations, ...model.schemas].map(({ identifier }) =>
      identifier.toLowerCase(),
    );
    expect(new Set(identifiers).size).toBe(identifiers.length);
    expect(identifiers).not.toContain("link");
    expect(identifiers).not.toContain("responses");
    expect(model.operations[2]?.identifier).toBe("ResponsesOperation");
  });
});

describe("an operation inherits", () => {
  test.each(table<readonly [title: string, raw: Raw, item: Raw, want: string]>`
    the document: [{}, {}, https://root.example]
    its path: [{}, { servers: [{ url: https://item.example }] }, https://item.example]
    itself:
      - { servers: [{ url: https://own.example }] }
      - { servers: [{ url: https://item.example }] }
      - https://own.example
    "itself, without white space": [{ servers: [{ url: " https://own.example/v1\n" }] }, {}, https://own.example/v1]
    an empty address: [{ servers: [{ url: "" }] }, {}, /]
    a blank address: [{ servers: [{ url: " " }] }, {}, /]
  `)("servers of %s", (_title, raw, item, want) => {
    const servers = [{ url: "https://root.example" }];
    expect(operationOf(raw, { servers, item }).servers.map(({ url }) => url)).toEqual([want]);
  });

  test.each(table<readonly [title: string, raw: Raw, want: unknown]>`
    the document's: [{}, [[{ scheme: key, scopes: [] }]]]
    none, explicitly: [{ security: [] }, [[]]]
    "its own: alternatives and combined schemes":
      - { security: [{ a: [s], b: [] }, {}] }
      - [[{ scheme: a, scopes: [s] }, { scheme: b, scopes: [] }], []]
  `)("security: %s", (_title, raw, want) => {
    expect(operationOf(raw, { security: [{ key: [] }] }).security).toEqual(want);
  });
});

test.each([
  ["Lists `x`.\n\nAll of them.", "All of them."],
  ["Lists pets. All of them.", "Lists pets. All of them."],
])("a paragraph used as the title is not repeated: %j", (description, want) => {
  expect(operationOf({ summary: "Lists x", description }).description).toEqual(paragraph(want));
});

test("responses have statuses, headers and links, with references resolved", () => {
  const { components, want, ...operation } = yaml`
    operationId: x
    responses:
      4XX: { description: No }
      default: { $ref: "#/components/responses/Any" }
      x-extra: { description: never }
    components:
      responses:
        Any:
          description: Any
          headers: { X-Rate: { required: true, description: R, schema: { type: integer } } }
          links:
            self: { operationId: x, parameters: { id: "$response.body#/id", n: 1 },
              requestBody: { a: 1 }, server: { url: https://b.example } }
            here: { operationRef: "#/paths/~1x/get" }
            far: { operationRef: "https://a.example/openapi.json#/paths/~1y/get" }
    want:
      - { status: 4XX, description: No }
      - status: default
        description: Any
        headers:
          - { name: X-Rate, required: true, description: R, schema: integer,
              examples: [{ name: example, value: 1, origin: sampled, typed: true }] }
        links:
          - { name: self, operation: x, target: x, requestBody: '{"a":1}', server: https://b.example,
              parameters: [{ name: id, value: "$response.body#/id" }, { name: n, value: "1" }] }
          - { name: here, operation: x, target: "#/paths/~1x/get" }
          - { name: far, target: "https://a.example/openapi.json#/paths/~1y/get" }
  `;
  expect(compact(operationOf(operation, { components }).responses)).toEqual(want);
});

test("samples for a webhook and a callback show what their sender sends: the API the body, the reader the response", () => {
  const properties = {
    id: { type: "integer", readOnly: true },
    key: { type: "boolean", writeOnly: true },
  };
  const content = { "application/json": { schema: { type: "object", properties } } };
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
