import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { parseYaml } from "@redocly/openapi-core";
import { describe, expect, test } from "vitest";

import { contextOf } from "../../../codegen/emit/pages";
import { postmanCollection } from "../../../codegen/emit/postman";
import { normalize } from "../../../codegen/model/normalize";
import type { Pair, postmanRequest } from "../../../codegen/samples/postman-request";
import type { Raw, SpecDocument } from "../../../codegen/document/document";
import { documentOf } from "../given";

type Request = Omit<ReturnType<typeof postmanRequest>, "body"> & {
  readonly body?: { readonly mode: string; readonly raw?: string };
};
interface Item {
  readonly name: string;
  readonly item?: readonly Item[];
  readonly request?: Request;
  readonly response?: readonly {
    readonly name: string;
    readonly code?: number;
    readonly header: readonly Pair[];
    readonly originalRequest: Request;
    readonly body?: string;
  }[];
}
interface Collection {
  readonly info: { readonly name: string; readonly schema: string };
  readonly item: readonly Item[];
  readonly variable: readonly Pair[];
}

function collectionOf(document: SpecDocument): Collection {
  const model = normalize(document, []);
  return JSON.parse(postmanCollection(contextOf(document, model))) as Collection;
}

/** Returns the requests of a collection in order, without folders. */
function requestsIn(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item) => (item.item ? requestsIn(item.item) : [item]));
}

/** Returns the collection of a document in YAML, and its requests. */
function pets(yaml: string) {
  const info = { title: "Pets", version: "1" };
  const parts = parseYaml(yaml) as Raw;
  const collection = collectionOf(documentOf({ openapi: "3.1.0", info, ...parts }));
  return { collection, requests: requestsIn(collection.item) };
}

/** Returns the request of a document with one operation, of which `yaml` has the fields. */
function requestOf(method: string, yaml: string) {
  const operation = JSON.stringify(parseYaml(yaml));
  const [item] = pets(`paths: { "/pets/{id}": { ${method}: ${operation} } }`).requests;
  return item?.request ?? expect.fail();
}

describe("folders", () => {
  test("one per tag with requests, in the document's order", () => {
    const { collection } = pets(`
      tags: [{ name: A, description: All of A. }, { name: Empty }, { name: B }]
      paths:
        /a: { get: { tags: [B], summary: Get a }, post: { operationId: postA } }
        /b:
          put: { tags: [A, B], deprecated: true, summary: Put b }
          delete: { tags: [New] }
    `);
    const outline = collection.item.map((item) =>
      item.item ? [item.name, item.item.map(({ name }) => name)] : item.name,
    );
    expect(outline).toEqual([
      ["A", ["Put b (deprecated)"]],
      ["B", ["Get a"]],
      ["New", ["DELETE /b"]],
      "POST /a",
    ]);
    expect(collection.item[0]).toHaveProperty("description", "All of A.");
  });
});

describe("addresses", () => {
  test("path parameters are variables of the request, and optional query parameters are disabled", () => {
    const { url } = requestOf(
      "get",
      `parameters:
        - { in: path, name: id, required: true, schema: { type: string }, example: "7" }
        - { in: query, name: limit, schema: { default: 10 } }
        - { in: query, name: tags, required: true, schema: {}, example: [a, b] }`,
    );
    expect(url).toEqual({
      raw: "{{baseUrl}}/pets/:id?tags=a&tags=b",
      host: ["{{baseUrl}}"],
      path: ["pets", ":id"],
      query: [
        { key: "limit", value: "10", disabled: true },
        { key: "tags", value: "a" },
        { key: "tags", value: "b" },
      ],
      variable: [{ key: "id", value: "7" }],
    });
  });

  test("parameters of the path are shared; an operation may override them, and may be a reference", () => {
    const { requests } = pets(`
      paths:
        /a:
          parameters:
            - { in: query, name: x, schema: {}, example: 1 }
            - { $ref: "#/components/parameters/y" }
          get: { parameters: [{ in: query, name: x, schema: {}, example: 2 }] }
      components:
        parameters: { y: { in: query, name: y, schema: {}, example: 3 } }
    `);
    expect(requests[0]?.request?.url.query?.map(({ key, value }) => [key, value])).toEqual([
      ["y", "3"],
      ["x", "2"],
    ]);
  });

  test("servers and their variables are variables of the collection; the request has an operation's own server", () => {
    const { collection, requests } = pets(`
      servers:
        - url: "https://{host}/v1/"
          description: Test
          variables: { host: { default: test.example, description: Ask us. } }
        - url: "https://{host}/v1"
          description: Production
          variables: { host: { default: a.example, description: Ask us. } }
      paths:
        "/a.{ext}":
          get: {}
          post: { servers: [{ url: " https://files.example\\n" }] }
    `);
    expect(collection.variable).toEqual([
      {
        key: "baseUrl",
        value: "https://{{host}}/v1",
        description: "https://{{host}}/v1 Test\nhttps://{{host}}/v1 Production",
      },
      { key: "host", value: "test.example", description: "Ask us.\nProduction: a.example" },
    ]);
    expect(requests.map((item) => item.request?.url.raw)).toEqual([
      "{{baseUrl}}/a.{{ext}}",
      "https://files.example/a.{{ext}}",
    ]);
  });
});

describe("credentials", () => {
  test("are variables, sent as the scheme says, for all schemes of the first alternative", () => {
    const { collection, requests } = pets(`
      security: [{ key: [] }, { bearer: [] }]
      paths:
        /a:
          get: {}
          put: { security: [{ query: [], cookie: [], oauth: [] }] }
          post: { security: [{ bearer: [] }] }
          delete: { security: [] }
      components:
        securitySchemes:
          key: { type: apiKey, in: header, name: X-Key, x-example: k }
          query: { type: apiKey, in: query, name: key }
          cookie: { type: apiKey, in: cookie, name: sid }
          bearer: { type: http, scheme: bearer, description: A token. }
          oauth: { type: oauth2, flows: {} }
    `);
    expect(collection.variable.slice(1, 5)).toEqual([
      { key: "key", value: "k" },
      { key: "query", value: "" },
      { key: "cookie", value: "" },
      { key: "bearer", value: "", description: "A token." },
    ]);
    expect(requests.map(({ request }) => [request?.header, request?.url.query])).toEqual([
      [[{ key: "X-Key", value: "{{key}}" }], undefined],
      [
        [
          { key: "Authorization", value: "Bearer {{oauth}}" },
          { key: "Cookie", value: "sid={{cookie}}" },
        ],
        [{ key: "key", value: "{{query}}" }],
      ],
      [[{ key: "Authorization", value: "Bearer {{bearer}}" }], undefined],
      [[], undefined],
    ]);
  });
});

test("an example of a credential is the whole value that is sent", () => {
  const { collection, requests } = pets(`
    security: [{ token: [] }]
    paths: { /a: { get: {} } }
    components:
      securitySchemes: { token: { type: http, scheme: bearer, x-example: "Bearer {token}" } }
  `);
  expect(requests[0]?.request?.header).toEqual([{ key: "Authorization", value: "{{token}}" }]);
  expect(collection.variable).toContainEqual({ key: "token", value: "Bearer {token}" });
});

describe("bodies", () => {
  const bodyOf = (content: string) =>
    requestOf("post", JSON.stringify({ requestBody: { content: parseYaml(content) } }));

  test("JSON: the declared example, with a Content-Type header", () => {
    const { body, header } = bodyOf(
      "{ text/plain: {}, application/json: { examples: { one: { value: { a: 1 } } } } }",
    );
    expect(body).toEqual({
      mode: "raw",
      raw: '{\n  "a": 1\n}',
      options: { raw: { language: "json" } },
    });
    expect(header).toEqual([{ key: "Content-Type", value: "application/json" }]);
  });

  test("without a declared example, the one that the page shows", () => {
    const { body } = bodyOf(`
      application/json:
        schema:
          type: object
          properties:
            id: { type: string, readOnly: true }
            kind: { enum: [cat, dog] }
            tags: { type: array, items: { type: string, example: t } }`);
    expect(JSON.parse(body?.raw ?? "")).toEqual({ kind: "cat", tags: ["t"] });
  });

  test("XML is raw text, and methods without a body send none", () => {
    const schema = "{ type: object, xml: { name: cat }, properties: { name: { const: Tom } } }";
    const { body } = bodyOf(`{ application/xml: { schema: ${schema} } }`);
    expect(body).toMatchObject({ mode: "raw", options: { raw: { language: "xml" } } });
    expect(body?.raw).toContain("<name>Tom</name>");
    const json = `requestBody: { content: { application/json: { schema: ${schema} } } }`;
    expect(requestOf("get", json).body).toBeUndefined();
  });

  test("forms have fields, and optional ones are disabled", () => {
    const schema =
      "{ required: [name], properties: { name: { example: Tom }, photo: { type: string, format: binary } } }";
    expect(bodyOf(`{ multipart/form-data: { schema: ${schema} } }`)).toMatchObject({
      header: [],
      body: {
        mode: "formdata",
        formdata: [
          { key: "name", value: "Tom", type: "text" },
          { key: "photo", src: null, disabled: true, type: "file" },
        ],
      },
    });
    const modeOf = (media: string) =>
      bodyOf(`{ application/x-www-form-urlencoded: ${media} }`).body?.mode;
    expect([modeOf(`{ schema: ${schema} }`), modeOf("{}")]).toEqual(["urlencoded", undefined]);
  });

  test("forms have the fields of included schemas, those required and files as what they are", () => {
    const schema = `{ allOf: [{ $ref: "#/components/schemas/Named" }, { properties: { age: { example: 2 } } }] }`;
    const [item] = pets(`
      paths: { /pets: { post: { requestBody: { content: { multipart/form-data: { schema: ${schema} } } } } } }
      components:
        schemas:
          Named:
            required: [name, photo]
            properties: { name: { example: Tom }, photo: { type: string, format: binary } }`).requests;
    expect(item?.request?.body).toEqual({
      mode: "formdata",
      formdata: [
        { key: "age", value: "2", disabled: true, type: "text" },
        { key: "name", value: "Tom", type: "text" },
        { key: "photo", src: null, type: "file" },
      ],
    });
  });

  test("a form also has the fields that its example lacks, except read-only ones", () => {
    const { body } = bodyOf(`
      application/x-www-form-urlencoded:
        example: { name: Tom }
        schema:
          properties:
            name: { type: string, description: Of the cat. }
            old: { deprecated: true, type: integer }
            id: { type: string, readOnly: true }`);
    expect(body).toEqual({
      mode: "urlencoded",
      urlencoded: [
        { key: "name", value: "Tom", description: "Of the cat.", disabled: true, type: "text" },
        { key: "old", value: "1", disabled: true, type: "text" },
      ],
    });
  });

  test("anything else is a file", () => {
    expect(bodyOf("{ image/png: {} }").body).toEqual({ mode: "file", file: { src: null } });
  });
});

describe("saved responses", () => {
  const responsesOf = (responses: string) =>
    pets(`
      paths:
        /pets:
          post:
            parameters: [{ name: limit, in: query, schema: { type: string } }]
            responses: ${JSON.stringify(parseYaml(responses))}
    `).requests[0]?.response ?? [];

  test("one per example of each media type, with its headers and the request without disabled parts", () => {
    const [first, ...others] = responsesOf(`
      200:
        description: All is well. Really.
        headers:
          X-Rest: { schema: { type: integer }, example: 9 }
          X-Made: { schema: {} }
        content:
          application/json:
            examples: { one: { summary: A cat, value: { a: 1 } }, two: { value: { a: 2 } } }
          text/plain: { example: a=1 }
    `);
    expect(first).toEqual({
      name: "200 All is well. · application/json · A cat",
      originalRequest: {
        method: "POST",
        header: [],
        url: { raw: "{{baseUrl}}/pets", host: ["{{baseUrl}}"], path: ["pets"], query: [] },
      },
      status: "OK",
      code: 200,
      _postman_previewlanguage: "json",
      header: [
        { key: "Content-Type", value: "application/json" },
        { key: "X-Rest", value: "9" },
      ],
      body: '{\n  "a": 1\n}',
    });
    expect(others.map(({ name, body }) => [name, body])).toEqual([
      ["200 All is well. · application/json · two", '{\n  "a": 2\n}'],
      ["200 All is well. · text/plain", "a=1"],
    ]);
  });

  test("without a body; a range has no code, and a status without a description has its reason phrase", () => {
    const found = responsesOf('{ 204: { description: "" }, 4XX: { description: Refused. } }');
    expect(found.map(({ name, code, body }) => [name, code, body])).toEqual([
      ["204 No Content", 204, undefined],
      ["4XX Refused.", undefined, undefined],
    ]);
  });

  test.each([
    ['{ 200: { description: "" }, default: { description: "" } }', ["200"]],
    ['{ 4XX: { description: "" }, default: { description: "" } }', ["4XX"]],
    ['{ default: { description: "" } }', ["default"]],
  ])("of %s are %j: `default` has no code", (given, want) => {
    expect(responsesOf(given).map(({ name }) => name.split(" ")[0])).toEqual(want);
  });
});

/** Checks the rules of the format that a request can break. https://schema.getpostman.com/json/collection/v2.1.0/collection.json */
function checkCollection(collection: Collection): number {
  // A single assertion for all of them: a large document has hundreds of thousands of pairs.
  const faults: string[] = [];
  const hold = (isRight: boolean, fault: string) => isRight || faults.push(fault);
  const isPair = ({ key, value, type, disabled }: Pair & { readonly type?: string }) =>
    typeof key === "string" &&
    typeof value === (type === "file" ? "undefined" : "string") &&
    [true, undefined].includes(disabled);
  const holdPairs = (pairs: readonly Pair[] = []) => {
    for (const pair of pairs) hold(isPair(pair), `pair ${JSON.stringify(pair)}`);
  };
  expect(collection.info.schema).toMatch(/\/v2\.1\.0\/collection\.json$/);
  hold(collection.info.name !== "", "name of the collection");
  holdPairs(collection.variable);
  const requests = requestsIn(collection.item);
  for (const { name, request, response = [] } of requests) {
    if (!request) throw new Error(`${name} is no request.`);
    hold(name !== "", "name of a request");
    for (const each of response) {
      hold(each.name !== "", `name of a response of ${name}`);
      hold(["number", "undefined"].includes(typeof each.code), `code of ${each.name}`);
      holdPairs(each.header);
    }
    for (const { method, url, header, body } of [
      request,
      ...response.map(({ originalRequest }) => originalRequest),
    ]) {
      hold(/^[A-Z]+$/.test(method), `method ${method}`);
      hold(url.raw.startsWith([...url.host, ...url.path].join("/")), `parts of ${url.raw}`);
      hold(!/^[^?]*(?<!\{)\{(?!\{)/.test(url.raw), `variable of ${url.raw}`);
      const variables = new Set(url.variable?.map(({ key }) => key));
      for (const part of url.path)
        hold(!part.startsWith(":") || variables.has(part.slice(1)), `${part} of ${url.raw}`);
      for (const pairs of [header, url.query, url.variable]) holdPairs(pairs);
      const modes = ["raw", "urlencoded", "formdata", "file"];
      if (body) hold(modes.includes(body.mode) && body.mode in body, `body ${body.mode}`);
    }
  }
  expect(faults).toEqual([]);
  return requests.length;
}

function read(file: string): SpecDocument {
  const text = readFileSync(file, "utf8");
  return documentOf((file.endsWith(".json") ? JSON.parse(text) : parseYaml(text)) as Raw);
}

test("the academy's document: every operation is ready to send", () => {
  const collection = collectionOf(read("tests/fixtures/academy/openapi/academy.yaml"));
  expect(checkCollection(collection)).toBe(23);
  const requests = requestsIn(collection.item);
  const headers = requests.map(({ request }) => request?.header.map(({ key }) => key) ?? []);
  expect(headers.every((names) => names.includes("Authorization"))).toBe(true);
  expect(headers.filter((names) => !names.includes("training-provider-id"))).toHaveLength(2);
});

// Third-party documents, for testing only: they are not part of this repository.
const documents = path.resolve("../shared/specs/real");
const others = ["adyen-checkout-3.1.json", "train-travel-3.1.yaml", "openai-3.0.json"];
test.each(others)("%s", { skip: !existsSync(documents), tags: ["long"] }, (name) => {
  expect(checkCollection(collectionOf(read(path.join(documents, name))))).toBeGreaterThan(5);
});
