import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { parseYaml } from "@redocly/openapi-core";
import { describe, expect, test } from "vitest";

import { contextOf } from "../../../codegen/emit/pages";
import { postmanCollection } from "../../../codegen/emit/postman";
import { normalize } from "../../../codegen/model/normalize";
import type { Raw, SpecDocument } from "../../../codegen/document/document";
import { documentOf } from "../given";

interface Pair {
  readonly key: string;
  readonly value?: string;
  readonly src?: null;
  readonly disabled?: boolean;
  readonly type?: string;
}
interface Request {
  readonly method: string;
  readonly header: readonly Pair[];
  readonly url: {
    readonly raw: string;
    readonly host: readonly string[];
    readonly path: readonly string[];
    readonly query?: readonly Pair[];
    readonly variable?: readonly Pair[];
  };
  readonly body?: { readonly mode: string; readonly raw?: string };
}
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

function pets(paths: object, rest: object = {}) {
  const info = { title: "Pets", version: "1" };
  const collection = collectionOf(documentOf({ openapi: "3.1.0", info, paths, ...rest }));
  return { collection, requests: requestsIn(collection.item) };
}

/** Returns the request of a document with one operation. */
function requestOf(method: string, operation: object, rest: object = {}, at = "/pets/{id}") {
  const [item] = pets({ [at]: { [method]: operation } }, rest).requests;
  if (!item?.request) throw new Error("There is no request.");
  return item.request;
}

const parameter = (name: string, location: string, rest: object = {}) => ({
  name,
  in: location,
  schema: { type: "string" },
  ...rest,
});

describe("folders", () => {
  test("one per tag with requests, in the document's order", () => {
    const { collection } = pets(
      {
        "/a": { get: { tags: ["B"], summary: "Get a" }, post: { operationId: "postA" } },
        "/b": {
          put: { tags: ["A", "B"], deprecated: true, summary: "Put b" },
          delete: { tags: ["New"] },
        },
      },
      { tags: [{ name: "A", description: "All of A." }, { name: "Empty" }, { name: "B" }] },
    );
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
    const { url } = requestOf("get", {
      parameters: [
        parameter("id", "path", { required: true, example: "7" }),
        parameter("limit", "query", { schema: { default: 10 } }),
        parameter("tags", "query", { required: true, example: ["a", "b"] }),
      ],
    });
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
    const { requests } = pets(
      {
        "/a": {
          parameters: [
            parameter("x", "query", { example: "1" }),
            { $ref: "#/components/parameters/y" },
          ],
          get: { parameters: [parameter("x", "query", { example: "2" })] },
        },
      },
      { components: { parameters: { y: parameter("y", "query", { example: "3" }) } } },
    );
    expect(requests[0]?.request?.url.query?.map(({ key, value }) => [key, value])).toEqual([
      ["y", "3"],
      ["x", "2"],
    ]);
  });

  test("servers and their variables are variables of the collection; the request has an operation's own server", () => {
    const variables = (value: string) => ({ host: { default: value, description: "Ask us." } });
    const servers = [
      { url: "https://{host}/v1/", description: "Test", variables: variables("test.example") },
      { url: "https://{host}/v1", description: "Production", variables: variables("a.example") },
    ];
    const own = { servers: [{ url: " https://files.example\n" }] };
    const { collection, requests } = pets({ "/a.{ext}": { get: {}, post: own } }, { servers });
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
  const securitySchemes = {
    key: { type: "apiKey", in: "header", name: "X-Key", "x-example": "k" },
    query: { type: "apiKey", in: "query", name: "key" },
    cookie: { type: "apiKey", in: "cookie", name: "sid" },
    bearer: { type: "http", scheme: "bearer", description: "A token." },
    oauth: { type: "oauth2", flows: {} },
  };
  const rest = { components: { securitySchemes }, security: [{ key: [] }, { bearer: [] }] };

  test("are variables, sent as the scheme says, for all schemes of the first alternative", () => {
    const { collection, requests } = pets(
      {
        "/a": {
          get: {},
          put: { security: [{ query: [], cookie: [], oauth: [] }] },
          post: { security: [{ bearer: [] }] },
          delete: { security: [] },
        },
      },
      rest,
    );
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
  const token = { type: "http", scheme: "bearer", "x-example": "Bearer {token}" };
  const rest = { components: { securitySchemes: { token } }, security: [{ token: [] }] };
  const { collection, requests } = pets({ "/a": { get: {} } }, rest);
  expect(requests[0]?.request?.header).toEqual([{ key: "Authorization", value: "{{token}}" }]);
  expect(collection.variable).toContainEqual({ key: "token", value: "Bearer {token}" });
});

describe("bodies", () => {
  const bodyOf = (content: object, rest: object = {}) =>
    requestOf("post", { requestBody: { content } }, rest);

  test("JSON: the declared example, with a Content-Type header", () => {
    const { body, header } = bodyOf({
      "text/plain": {},
      "application/json": { examples: { one: { value: { a: 1 } } } },
    });
    expect(body).toEqual({
      mode: "raw",
      raw: '{\n  "a": 1\n}',
      options: { raw: { language: "json" } },
    });
    expect(header).toEqual([{ key: "Content-Type", value: "application/json" }]);
  });

  test("without a declared example, the one that the page shows", () => {
    const properties = {
      id: { type: "string", readOnly: true },
      kind: { enum: ["cat", "dog"] },
      tags: { type: "array", items: { type: "string", example: "t" } },
    };
    const { body } = bodyOf({ "application/json": { schema: { type: "object", properties } } });
    expect(JSON.parse(body?.raw ?? "")).toEqual({ kind: "cat", tags: ["t"] });
  });

  test("XML is raw text, and methods without a body send none", () => {
    const schema = { type: "object", xml: { name: "cat" }, properties: { name: { const: "Tom" } } };
    const { body } = bodyOf({ "application/xml": { schema } });
    expect(body).toMatchObject({ mode: "raw", options: { raw: { language: "xml" } } });
    expect(body?.raw).toContain("<name>Tom</name>");
    const content = { "application/json": { schema } };
    expect(requestOf("get", { requestBody: { content } }).body).toBeUndefined();
  });

  test("forms have fields, and optional ones are disabled", () => {
    const schema = {
      required: ["name"],
      properties: { name: { example: "Tom" }, photo: { type: "string", format: "binary" } },
    };
    expect(bodyOf({ "multipart/form-data": { schema } })).toMatchObject({
      header: [],
      body: {
        mode: "formdata",
        formdata: [
          { key: "name", value: "Tom", type: "text" },
          { key: "photo", src: null, disabled: true, type: "file" },
        ],
      },
    });
    expect(bodyOf({ "application/x-www-form-urlencoded": { schema } }).body?.mode).toBe(
      "urlencoded",
    );
    expect(bodyOf({ "application/x-www-form-urlencoded": {} }).body).toBeUndefined();
  });

  test("forms have the fields of included schemas, those required and files as what they are", () => {
    const Named = {
      required: ["name", "photo"],
      properties: { name: { example: "Tom" }, photo: { type: "string", format: "binary" } },
    };
    const schema = {
      allOf: [{ $ref: "#/components/schemas/Named" }, { properties: { age: { example: 2 } } }],
    };
    const content = { "multipart/form-data": { schema } };
    const rest = { components: { schemas: { Named } } };
    expect(requestOf("post", { requestBody: { content } }, rest).body).toEqual({
      mode: "formdata",
      formdata: [
        { key: "age", value: "2", disabled: true, type: "text" },
        { key: "name", value: "Tom", type: "text" },
        { key: "photo", src: null, type: "file" },
      ],
    });
  });

  test("a form also has the fields that its example lacks, except read-only ones", () => {
    const properties = {
      name: { type: "string", description: "Of the cat." },
      old: { deprecated: true, type: "integer" },
      id: { type: "string", readOnly: true },
    };
    const { body } = bodyOf({
      "application/x-www-form-urlencoded": { schema: { properties }, example: { name: "Tom" } },
    });
    expect(body).toEqual({
      mode: "urlencoded",
      urlencoded: [
        { key: "name", value: "Tom", description: "Of the cat.", disabled: true, type: "text" },
        { key: "old", value: "1", disabled: true, type: "text" },
      ],
    });
  });

  test("anything else is a file", () => {
    expect(bodyOf({ "image/png": {} }).body).toEqual({ mode: "file", file: { src: null } });
  });
});

describe("saved responses", () => {
  const responsesOf = (responses: object) =>
    pets({ "/pets": { post: { parameters: [parameter("limit", "query")], responses } } })
      .requests[0]?.response ?? [];

  test("one per example of each media type, with its headers and the request without disabled parts", () => {
    const examples = { one: { summary: "A cat", value: { a: 1 } }, two: { value: { a: 2 } } };
    const [first, ...others] = responsesOf({
      "200": {
        description: "All is well. Really.",
        headers: {
          "X-Rest": { schema: { type: "integer" }, example: 9 },
          "X-Made": { schema: {} },
        },
        content: { "application/json": { examples }, "text/plain": { example: "a=1" } },
      },
    });
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
    const responses = { "204": { description: "" }, "4XX": { description: "Refused." } };
    expect(responsesOf(responses).map(({ name, code, body }) => [name, code, body])).toEqual([
      ["204 No Content", 204, undefined],
      ["4XX Refused.", undefined, undefined],
    ]);
  });

  test.each([
    [["200", "default"], ["200"]],
    [["4XX", "default"], ["4XX"]],
    [["default"], ["default"]],
  ])("of %j are %j: `default` has no code", (given, want) => {
    const responses = Object.fromEntries(given.map((status) => [status, { description: "" }]));
    const statuses = responsesOf(responses).map(({ name }) => name.split(" ")[0]);
    expect(statuses).toEqual(want);
  });
});

/** Checks the rules of the format that a request can break. https://schema.getpostman.com/json/collection/v2.1.0/collection.json */
function checkCollection(collection: Collection): number {
  // A single assertion for all of them: a large document has hundreds of thousands of pairs.
  const faults: string[] = [];
  const hold = (isRight: boolean, fault: string) => isRight || faults.push(fault);
  const isPair = ({ key, value, type, disabled }: Pair) =>
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
