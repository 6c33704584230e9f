import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  createServer,
  type IncomingHttpHeaders,
  request,
  type RequestOptions,
  type Server,
} from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { text as read } from "node:stream/consumers";
import { afterAll, describe, expect, test, vi } from "vitest";
import { Mock, serveMock } from "../../../codegen/mock/mock";
import type { Raw } from "../../../codegen/document/document";
import { documentOf } from "../given";
import { tempFolder } from "../temp-folder";

const text = { type: "string" };
const list = { type: "array", items: { type: "integer" } };
const object = {
  type: "object",
  properties: { a: { type: "integer" } },
  additionalProperties: false,
};
const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };

/** Returns a mock of one operation, `POST /v1/things/{id}`, and of everything in `more`. */
function mockOf(operation: Raw = {}, more: Raw = {}, limit?: number): Mock {
  const post = {
    parameters: [id],
    responses: { "200": { description: "" } },
    ...operation,
  };
  const paths = { "/things/{id}": { post }, "/things/new": { get: post } };
  const info = { title: "T", version: "1" };
  const servers = [{ url: "https://api.example.com/v1" }];
  return new Mock(documentOf({ openapi: "3.1.0", info, servers, paths, ...more }), limit);
}

interface Sent {
  readonly method?: string;
  readonly target?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

function ask(
  mock: Mock,
  { method = "POST", target = "/v1/things/7", headers = {}, body = "" }: Sent = {},
) {
  const { faults, strays, answer } = mock.answer({
    method,
    target,
    headers,
    body: Buffer.from(body),
  });
  return { faults: faults.map(({ message }) => message), strays, answer };
}

/** A request with a body of this type. */
const typed = (type: string, body: string) => ({ headers: { "content-type": type }, body });
/** An operation whose body has this type. */
const taking = (type: string, schema: Raw = object, more: Raw = {}) => ({
  requestBody: { required: true, content: { [type]: { schema, ...more } } },
});
const json = "application/json";
const form = "application/x-www-form-urlencoded";

/** Matches a list of texts with these parts. */
const containing = (...parts: readonly (string | undefined)[]) =>
  parts.flatMap((part) => (part === undefined ? [] : [expect.stringContaining(part) as string]));

describe("a request is checked against the document", () => {
  const jsonObject = { [json]: { schema: object } };
  const pipes = { style: "pipeDelimited", explode: false };
  const flags = { oneOf: [{ type: "boolean" }, list] };
  const small = { type: "integer", maximum: 5 };
  const cents = { type: "number", multipleOf: 0.01 };
  test.each<[title: string, parameter: Raw, query: string, want?: string]>([
    ["that is missing", { schema: text, required: true }, "", "is missing"],
    ["twice, for a number", { schema: small }, "p=9&p=1", "must be an integer, not an array"],
    ["twice, for a text", { schema: text }, "p=a&p=b", "must be a string, not an array"],
    ["with a list, among other schemas", { schema: flags }, "p=1&p=2"],
    ["with a list, exploded", { schema: list }, "p=1&p=2"],
    ["with commas", { schema: list, explode: false }, "p=1,x", "at /1 must be an integer"],
    ["with pipes", { schema: list, ...pipes }, "p=1%7Cx", "at /1 must be an integer"],
    ["that is deep", { schema: object, style: "deepObject" }, "p[a]=x", "at /a must be an integer"],
    ["of JSON", { content: jsonObject }, 'p={"a":"1"}', "at /a must be an integer"],
    ["with a multiple", { schema: cents }, "p=19.99"],
    ["with no multiple", { schema: cents }, "p=19.995", "must be a multiple of 0.01"],
  ])("a query parameter %s", (_, parameter, query, want) => {
    const mock = mockOf({ parameters: [id, { name: "p", in: "query", ...parameter }] });
    const { faults } = ask(mock, { target: `/v1/things/7?${query}` });
    expect(faults).toEqual(containing(want && `the query parameter p ${want}`));
  });

  const pair = { type: "object", properties: { o: object, l: list } };
  const readOnly = { required: ["id"], properties: { id: { readOnly: true } } };
  test.each<[title: string, type: string, schema: Raw, body: string, want?: string]>([
    ["that is missing", json, object, "", "is missing"],
    ["that is no JSON", json, object, "{", "is not application/json"],
    ["with a text for a number", json, object, '{"a":"1"}', "at /a must be an integer"],
    ["without a read-only property", json, readOnly, "{}"],
    ["that is a form", form, object, "a=x", "at /a must be an integer"],
    ["that is a form with a number", form, object, "a=1"],
    ["with an object and a list", form, pair, "o[a]=x&l=1", "at /o/a must be an integer"],
  ])("a body %s", (_, type, schema, body, want) => {
    const { faults } = ask(mockOf(taking(type, schema)), body === "" ? {} : typed(type, body));
    expect(faults).toEqual(containing(want && `the body ${want}`));
  });

  const parts = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n--x--\r\n';
  const parameter = (place: string, schema: Raw) => ({ name: "p", in: place, schema });
  type Operation = Raw & { readonly parameters?: readonly Raw[] };
  test.each<[title: string, Operation, Sent, ...want: string[]]>([
    ["its path without that of the server", {}, { target: "/things/7" }],
    ["another method", {}, { method: "PUT" }, "the path /things/7 supports POST only"],
    [
      "a path parameter of another type",
      {},
      { target: "/v1/things/x" },
      "the path parameter id must be an integer",
    ],
    [
      "an undeclared query parameter",
      {},
      { target: "/v1/things/7?p=1" },
      "the document has no query parameter p",
    ],
    [
      "an object, exploded",
      { parameters: [parameter("query", object)] },
      { target: "/v1/things/7?a=x&b=1" },
      "the query parameter p at /a must be an integer",
      "the document has no query parameter b",
    ],
    [
      "an object in a header",
      { parameters: [parameter("header", object)] },
      { headers: { p: "a,x" } },
      "the header parameter p at /a must be an integer",
    ],
    [
      "a cookie",
      { parameters: [parameter("cookie", { enum: ["a"] })] },
      { headers: { cookie: "q=1; p=b" } },
      'the cookie parameter p must be one of "a"',
    ],
    ["a body where there is none", {}, { body: "x" }, "the document defines no body here"],
    [
      "a body of another type",
      taking(json),
      typed("text/plain", "x"),
      "the media type of the body is text/plain, not application/json",
    ],
    [
      "a range of types",
      taking("application/*"),
      typed("application/problem+json", '{"b":1}'),
      "the body must not have a property `b`",
    ],
    [
      "parts",
      taking("multipart/form-data"),
      typed("multipart/form-data; boundary=x", parts),
      "the body at /a must be an integer",
    ],
    [
      "a form with an object whose properties are fields, and a list with commas",
      taking(
        form,
        { required: ["o"], properties: { o: object, l: list, t: text } },
        { encoding: { o: { style: "form" }, l: { explode: false } } },
      ),
      typed(form, "a=x&l=1%2C2,3&t=a"),
      "the body at /o/a must be an integer",
      "the body at /l/0 must be an integer",
    ],
  ])("%s", (_, { parameters = [], ...operation }, sent, ...want) => {
    const { faults } = ask(mockOf({ ...operation, parameters: [...parameters, id] }), sent);
    expect(faults).toEqual(containing(...want));
  });

  const needing = (...required: readonly string[]) => ({ type: "object", required });
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const base = { type: "object", required: ["n"], properties: { n: { anyOf: [text, list] } } };
  const named = { anyOf: [ref("B"), { allOf: [base, needing("a")] }] };
  const tagged = (more: Raw, oneOf: readonly Raw[] = [ref("Tagged"), ref("C")]) => ({
    oneOf,
    discriminator: { propertyName: "kind", ...more },
  });
  const b = { mapping: { b: "Tagged" } };
  test.each<[title: string, schema: Raw, value: unknown, ...want: string[]]>([
    [
      "one is enough",
      { anyOf: [needing("a"), needing("b", "c")] },
      {},
      "lacks `a`, or lacks `b` and lacks `c`",
    ],
    ["what all variants require, once", named, {}, "lacks `n`", "lacks `b`, or lacks `a`"],
    ["only what every variant requires is missing", named, { b: 1 }, "lacks `n`"],
    ["a type that no variant allows, once", named, [], "must be an object, not an array"],
    ["the type that is meant", { oneOf: [needing("a"), text, { type: "null" }] }, {}, "lacks `a`"],
    [
      "a union within `allOf`, next to another fault",
      { allOf: [needing("x"), named] },
      { n: [true], b: 1 },
      "lacks `x`",
      "at /n/0 must be an integer, not a boolean",
    ],
    ["the variant that its discriminator selects", tagged(b), { kind: "b" }, "lacks `b`"],
    ["the variant of a number", tagged({ mapping: { 1: "Tagged" } }), { kind: 1 }, "lacks `b`"],
    ["one in `allOf`", tagged(b, [{ allOf: [ref("Tagged")] }]), { kind: "b" }, "lacks `b`"],
    ["the variant with the name of the value", tagged(b), { kind: "C" }, "lacks `c`"],
    ["a value that selects none", tagged(b), { kind: "c" }, 'at /kind must be one of "C", "b"'],
    ["a value of one inside", tagged(b, [ref("Inner")]), { kind: "X" }, "lacks `b`, or lacks `c`"],
    ["the variant for no value", tagged({ defaultMapping: "C" }), {}, "lacks `kind`", "lacks `c`"],
    ["no value for its discriminator", tagged(b), {}, "lacks `kind`", "lacks `b`, or lacks `c`"],
    [
      "two variants match",
      { oneOf: [..."abcd"].map((name) => needing(name)) },
      { b: 1, c: 1 },
      "must match exactly one schema of `oneOf`",
    ],
  ])("a union: %s", (_, schema, value, ...want) => {
    const B = { allOf: [base, needing("b")] };
    const Inner = { oneOf: [needing("b"), needing("c")] };
    const schemas = { B, Inner, Tagged: needing("kind", "b"), C: needing("kind", "c") };
    const mock = mockOf(taking(json, schema), { components: { schemas } });
    const { faults } = ask(mock, typed(json, JSON.stringify(value)));
    expect(faults).toEqual(want.map((text) => `the body ${text}`));
  });

  test.each<readonly [string, Raw, string | undefined]>([
    ["holds", { a: 1, b: 2 }, undefined],
    ["is broken", { a: 2, b: 1 }, "the body at /b breaks a rule: b is more than a"],
    ["cannot be evaluated", { a: 2 }, "evaluated: the value has no `b`)"],
    ["cannot be evaluated because of another mistake", { a: "2", b: 1 }, "the body at /a must be"],
    [
      "is broken in a variant",
      { a: 1, b: 2, d: 9 },
      "the body at /d breaks a rule: d is small, or ",
    ],
  ])("a rule across fields that %s", (_, value, want) => {
    const number = { type: "integer" };
    const more = { rule: "self.b > self.a", message: "b is more than a.", fieldPath: ".b" };
    const small = { rule: "!has(self.d) || self.d < 5", message: "d is small." };
    const schema = {
      type: "object",
      properties: { a: number, b: number },
      anyOf: [{ "x-kubernetes-validations": [small] }, { required: ["c"] }],
      "x-kubernetes-validations": [more, { rule: "unknown(self)", message: "Not checked." }],
    };
    const mock = mockOf(taking(json, schema));
    const { faults } = ask(mock, typed(json, JSON.stringify(value)));
    expect(faults).toEqual(containing(want));
  });

  test.each([
    ["/thing/7", "/thing/7; did you mean /things/{id}"],
    ["/new", "/new; did you mean /things/new"],
    ["/thing/7/", "/thing/7/; did you mean /things/{id}"],
    ["/7", "/7"],
    ["/b", "/b"],
    ["/others/7", "/others/7"],
  ])("a path that does not exist: %s", (target, want) => {
    expect(ask(mockOf(), { target }).faults).toEqual([`the document has no path ${want}`]);
  });

  test("whose members are its own, not those that all objects inherit", () => {
    const schema = { type: "object", required: ["valueOf"], properties: { constructor: text } };
    const { faults } = ask(mockOf(taking(json, schema)), typed(json, "{}"));
    expect(faults).toEqual(["the body lacks `valueOf`"]);
  });

  test("with the keywords of 3.0, but not in values", async () => {
    const schema = {
      type: "object",
      properties: {
        a: { type: "integer", minimum: 1, exclusiveMinimum: true, nullable: true },
        b: { enum: [{ nullable: true, minimum: 1, exclusiveMinimum: true }] },
      },
    };
    const mock = mockOf(taking(json, schema), { openapi: "3.0.3" });
    const of = async (value: string) => ask(mock, typed(json, `{"a":${value}}`)).faults;
    expect([await of("null"), await of("2")]).toEqual([[], []]);
    expect(await of("1")).toContain("the body at /a must be more than 1");
    expect(await of('2,"b":{"nullable":true,"minimum":1,"exclusiveMinimum":true}')).toEqual([]);
  });

  test.each<readonly [string, Raw, Sent]>([
    ["a header", { type: "apiKey", in: "header", name: "X-Key" }, { headers: { "x-key": "1" } }],
    ["a cookie", { type: "apiKey", in: "cookie", name: "k" }, { headers: { cookie: "k=1" } }],
    ["the query", { type: "apiKey", in: "query", name: "k" }, { target: "/v1/things/7?k=1" }],
    ["a password", { type: "http", scheme: "basic" }, { headers: { authorization: "Basic x" } }],
    ["a token", { type: "oauth2", flows: {} }, { headers: { authorization: "Bearer x" } }],
  ])("a credential in %s", (_, scheme, sent) => {
    const mock = mockOf(
      { security: [{ one: [] }] },
      { components: { securitySchemes: { one: scheme } } },
    );
    expect(ask(mock).faults).toEqual(["the credential is missing: one"]);
    expect(ask(mock, sent)).toMatchObject({ faults: [], strays: [] });
  });

  test("a header that neither the document nor any client defines is reported", async () => {
    const { faults, strays } = ask(mockOf(), {
      headers: { "x-debug": "1", "user-agent": "x" },
    });
    expect([faults, strays]).toEqual([[], ["x-debug"]]);
  });

  test("of a method that only `additionalOperations` can have", () => {
    const COPY = { responses: { "204": { description: "" } } };
    const paths = { "/a": { additionalOperations: { COPY } } };
    const { faults, answer } = ask(mockOf({}, { openapi: "3.2.0", paths }), {
      method: "COPY",
      target: "/a",
    });
    expect([faults, answer.status]).toEqual([[], 204]);
  });

  test("a path without parameters comes first", async () => {
    expect(ask(mockOf(), { method: "GET", target: "/v1/things/new" }).faults).toEqual([
      "the path parameter id is missing",
    ]);
  });
});

describe("the response", () => {
  const returning = (examples: Raw, schema: Raw = {}) => ({
    description: "",
    content: { [json]: { schema, examples } },
  });
  const responses = {
    "200": {
      ...returning({ first: { value: { link: null } }, second: { value: { link: "x" } } }),
      headers: { "X-Left": { schema: { type: "integer" }, example: 3 } },
    },
    "4XX": returning({ one: { value: { error: { message: "?" } } } }),
  };
  const answer = async (headers: Readonly<Record<string, string>>, target?: string) =>
    ask(mockOf({ responses }), { headers, target }).answer;

  test("is the first example that has all its values, with headers", async () => {
    const headers = { "Content-Type": "application/json", "X-Left": "3" };
    expect(await answer({})).toEqual({ status: 200, headers, body: '{"link":"x"}' });
  });

  test("is the one that the client prefers", async () => {
    expect((await answer({ prefer: "example=first" })).body).toBe('{"link":null}');
    expect(await answer({ prefer: "code=404" })).toMatchObject({
      status: 404,
      body: '{"error":{"message":"?"}}',
    });
  });

  test.each([
    ["text/event-stream", { event: "tick", data: "a\nb" }, "event: tick\ndata: a\ndata: b\n\n"],
    ["text/event-stream", { price: 1 }, 'data: {"price":1}\n\n'],
    ["text/event-stream", "a", "data: a\n\n"],
    ["text/event-stream", "data: a\n\n", "data: a\n\n"],
    ["application/jsonl", { n: 1 }, '{"n":1}\n'],
    ["application/json-seq", [{ n: 1 }, { n: 2 }], '\x1E{"n":1}\n\x1E{"n":2}\n'],
  ])("is a stream of %s: %j", (type, example, want) => {
    const media = { itemSchema: {}, example };
    const all = { 200: { description: "", content: { [type]: media } } };
    expect(ask(mockOf({ responses: all }, { openapi: "3.2.0" })).answer.body).toBe(want);
  });

  test.each<readonly [string, Readonly<Record<string, number>>]>([
    ["4XX", { "4XX": 400, "4xx": 400, "404": 404, "2XX": 200, abc: 501, "1": 501 }],
    ["default", { default: 400, "503": 503, "5XX": 500, "100": 501, "999": 501, abc: 501 }],
  ])("has a status that a server can send if %s is documented", (status, want) => {
    const all = { "2XX": responses["200"], [status]: responses["4XX"] };
    const of = (code: string) =>
      ask(mockOf({ responses: all }), { headers: { prefer: `code=${code}` } });
    const statuses = Object.keys(want).map((code) => [code, of(code).answer.status]);
    expect(Object.fromEntries(statuses)).toEqual(want);
    const message = `POST /things/{id} documents no abc; it documents 2XX, ${status}`;
    expect(of("abc").faults).toEqual([message]);
  });

  test.each(["302", "3XX"])("is a redirect if no other response is a success: %s", (status) => {
    const headers = { Location: { schema: { type: "string" }, example: "/things/8" } };
    const all = { default: responses["4XX"], [status]: { description: "", headers } };
    expect(ask(mockOf({ responses: all })).answer).toEqual({
      status: Number(status.replace("XX", "00")),
      headers: { Location: "/things/8" },
      body: "",
    });
  });

  test.each<readonly [string, Raw]>([
    ["404, 5XX", { "404": { description: "" }, "5XX": { description: "" } }],
    ["no responses", {}],
  ])("reports that no success is documented: %s", (statuses, all) => {
    const { answer: refused, faults } = ask(mockOf({ responses: all }));
    const message = `POST /things/{id} documents no success; it documents ${statuses}`;
    expect([refused.status, faults]).toEqual([501, [message]]);
    expect(refused.body).toContain(message);
  });

  test("is an error if the status that the client prefers is not documented", () => {
    const headers = { prefer: "code=302" };
    const { answer: refused, faults } = ask(mockOf({ responses }), { headers });
    const message = "POST /things/{id} documents no 302; it documents 200, 4XX";
    expect([refused.status, faults]).toEqual([501, [message]]);
    expect(refused.body).toContain(message);
  });

  test("to a wrong request is the documented error, with the faults", async () => {
    const body = '{"error":{"message":"the document has no query parameter p"}}';
    expect(await answer({}, "/v1/things/7?p=1")).toMatchObject({ status: 400, body });
  });

  test.each([
    ["422", 422],
    ["default", 400],
    ["409", 400],
  ])("to a wrong request has a documented status: %s", async (status, want) => {
    const mock = mockOf({ responses: { "200": responses["200"], [status]: responses["4XX"] } });
    const { answer: refused } = ask(mock, { headers: {}, target: "/v1/things/7?p=1" });
    expect(refused.status).toBe(want);
  });

  test("without a documented error is a problem (RFC 9457)", async () => {
    const { answer: refused } = ask(mockOf(), { target: "/v1/nothing" });
    expect([refused.status, refused.headers]).toEqual([
      404,
      { "Content-Type": "application/problem+json" },
    ]);
    expect(refused.body).toContain('"detail":"the document has no path /nothing"');
  });

  test("to a wrong request, as a documented problem, has its own status (RFC 9457)", () => {
    const problem = { value: { status: 404, detail: "?" } };
    const content = { "application/problem+json": { examples: { problem } } };
    const all = { "200": responses["200"], "422": { description: "", content } };
    const { answer: refused } = ask(mockOf({ responses: all }), { target: "/v1/things/7?p=1" });
    const body = '{"status":422,"detail":"the document has no query parameter p"}';
    expect(refused).toMatchObject({ status: 422, body });
    const { answer: preferred } = ask(mockOf({ responses: all }), {
      headers: { prefer: "code=422" },
    });
    expect(preferred.body).toBe('{"status":422,"detail":"?"}');
  });

  test("is part of a list if the client asks for a part", () => {
    const parameters = ["skip", "limit"].map((name) => ({
      name,
      in: "query",
      schema: { type: "integer" },
    }));
    const get = {
      parameters,
      responses: { "200": returning({ one: { value: [1, 2, 3] } }, list) },
    };
    const mock = mockOf({}, { paths: { "/list": { get } } });
    const of = (query: string) =>
      ask(mock, { method: "GET", target: `/v1/list?${query}` }).answer.body;
    expect([of("skip=1&limit=1"), of("skip=3"), of("limit=1")]).toEqual(["[2]", "[]", "[1]"]);
  });
});

test.each([
  ["{a}{b}{c}{d}{e}{f}", `/v1/${"x".repeat(4000)}/`, "404"],
  ["{a}.{b}", "/v1/x.tar.gz", "a must be an integer, b must be an integer"],
  ["{a}.{b}", "/v1/1.2", ""],
  ["{a}{b}", "/v1/12", ""],
  ["{a}{b}", "/v1/1", "404"],
  ["a.{b}", "/v1/axb", "404"],
])("a path %s is matched in one pass: %s", (path, target, want) => {
  const parameters = ["a", "b", "c", "d", "e", "f"]
    .filter((name) => path.includes(`{${name}}`))
    .map((name) => ({ ...id, name }));
  const get = { parameters, responses: { "200": { description: "" } } };
  const mock = mockOf({}, { paths: { [`/${path}`]: { get } } });
  const { faults, answer } = ask(mock, { method: "GET", target });
  const texts = faults.map((text) => text.replace("the path parameter ", "")).join(", ");
  expect(answer.status === 404 ? "404" : texts).toBe(want);
});

test.each(["0x10", "0b1", "1e999", "%201", "+1", "01", "1."])("%s is not an integer", (sent) => {
  const q = { name: "q", in: "query", schema: { type: "integer" } };
  const any = { name: "any", in: "query", schema: { type: "string", maxLength: 5 } };
  const mock = mockOf({ parameters: [id, q, any] });
  const asked = (query: string) => ask(mock, { target: `/v1/things/7?${query}` }).faults;
  expect([asked(`q=${sent}`), asked(`any=${sent}`), asked("q=-12")]).toEqual([
    ["the query parameter q must be an integer"],
    [],
    [],
  ]);
});

describe("the server", () => {
  const servers: Server[] = [];
  afterAll(() => servers.forEach((one) => one.close()));
  const serve = async (mock: Mock) => {
    const errors: unknown[] = [];
    const served = await serveMock(
      mock,
      0,
      () => undefined,
      (error) => errors.push(error),
    );
    servers.push(served.server);
    return { ...served, errors };
  };
  /** Sends a request with any `Host`, which `fetch` does not allow. */
  const send = (origin: string, options: RequestOptions, body = Buffer.alloc(0)) =>
    new Promise<{
      readonly status: number;
      readonly headers: IncomingHttpHeaders;
      readonly text: string;
    }>((resolve, reject) => {
      const sent = request(`${origin}/v1/things/7`, { method: "POST", ...options }, (response) => {
        const { statusCode: status = 0, headers } = response;
        read(response).then((text) => resolve({ status, headers, text }), reject);
      });
      sent.on("error", reject).end(body);
    });

  test.each([
    { origin: "http://localhost:3000", allowed: "http://localhost:3000" },
    { origin: "https://evil.example", allowed: undefined },
    { origin: "null", allowed: undefined },
  ])(
    "lets a page of $origin call it only if it is of this machine",
    async ({ origin, allowed }) => {
      const { origin: address } = await serve(
        mockOf({ responses: { "200": { description: "" } } }),
      );
      const headers = { origin, "access-control-request-method": "POST" };
      const asked = await send(address, { method: "OPTIONS", headers });
      const sent = await send(address, { headers: { origin } });
      expect([asked, sent].map((one) => one.headers["access-control-allow-origin"])).toEqual([
        allowed,
        allowed,
      ]);
      expect([asked.status, asked.headers["access-control-allow-methods"], sent.status]).toEqual(
        allowed === undefined ? [405, undefined, 200] : [204, "POST", 200],
      );
    },
  );

  test("refuses other hosts, long bodies, and goes on after its own mistake", async () => {
    const mock = mockOf({ responses: { "204": { description: "" } } });
    const { origin, errors } = await serve(mock);
    const statusFor = async (host: string, path: string) =>
      (await send(origin, { headers: { host }, path })).status;
    expect(await statusFor("evil.example", "/v1/things/7")).toBe(421);
    // The absolute form of a target takes precedence over `Host` (RFC 9112, 3.2.2).
    expect(await statusFor("evil.example", "http://localhost/v1/things/7")).toBe(204);
    expect(await statusFor("localhost", "http://evil.example/v1/things/7")).toBe(421);
    const long = Buffer.alloc(11 * 1024 * 1024);
    const refused = await send(origin, {}, long).catch(
      (error: NodeJS.ErrnoException) => error.code,
    );
    expect([expect.objectContaining({ status: 413 }), "ECONNRESET", "EPIPE"]).toContainEqual(
      refused,
    );
    const bug = vi.spyOn(mock, "answer").mockImplementationOnce(() => {
      throw new Error("a bug");
    });
    const failed = await send(origin, {});
    bug.mockRestore();
    expect([failed.status, failed.text.includes("at "), String(errors)]).toEqual([
      500,
      false,
      "Error: a bug",
    ]);
    const empty = await send(origin, {});
    expect(empty.status).toBe(204);
    expect(empty.headers).not.toHaveProperty("content-length");
  });
});

describe("a body that takes long to check", () => {
  test("is answered with 503 when its time is over", () => {
    const $ref = "#/components/schemas/Node";
    const variant = { type: "object", properties: { next: { $ref } }, additionalProperties: false };
    const Node = { oneOf: [variant, { ...variant, maxProperties: 1 }] };
    const mock = mockOf(taking(json, { $ref }), { components: { schemas: { Node } } }, 200);
    const body = Array.from({ length: 40 }).reduce<string>((inner) => `{"next":${inner}}`, "1");
    const { answer, faults } = ask(mock, typed(json, body));
    expect([answer.status, faults]).toEqual([503, ["it took too long to check the request"]]);
    expect(ask(mock, typed(json, '{"next":1}')).answer.status).toBe(400);
  });

  test("has as many fields of one name, or mistakes, as fit into it", () => {
    const fields = mockOf(taking(form, { type: "object", properties: { a: list } }));
    expect(ask(fields, typed(form, "a=1&".repeat(100_000))).faults).toEqual([]);
    const body = JSON.stringify(Array.from({ length: 50_000 }, () => "x"));
    const { faults } = ask(mockOf(taking(json, list)), typed(json, body));
    expect([faults.length, faults[0], faults.at(-1)]).toEqual([
      51,
      "the body at /0 must be an integer",
      "49950 more mistakes",
    ]);
  });
});

describe("npm run mock", { tags: ["long"] }, () => {
  const spec = ["--spec", "tests/fixtures/academy/openapi/academy.yaml"];
  const running: ChildProcess[] = [];
  afterAll(() => running.forEach((one) => one.kill()));
  const start = (...args: readonly string[]) => {
    const child = spawn(process.execPath, ["codegen/start-mock.mjs", ...args]);
    running.push(child);
    return child;
  };
  const failure = async (...args: readonly string[]) => {
    const child = start(...args);
    let stderr = "";
    child.stderr.on("data", (chunk: Buffer) => (stderr += String(chunk)));
    const [code] = (await once(child, "close")) as [number];
    return { code, stderr };
  };

  test("prints its address, and each request with its faults", async () => {
    const child = start("--port", "0", ...spec);
    const [first] = (await once(child.stdout, "data")) as [Buffer];
    const [origin = ""] = /http:\/\/127\.0\.0\.1:\d+/.exec(String(first)) ?? [];
    const printed = once(child.stdout, "data");
    const response = await fetch(`${origin}/tp-api/learners?limit=x`);
    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringContaining(
        '{"statusCode":400,"code":"EXAMPLE_CODE","error":"Bad Request","message":"the credential is missing: TrainingProviderAuthorization; the header parameter training-provider-id is missing; the query parameter limit must be an integer"}',
      ),
    ]);
    expect(String(await printed)).toMatch(
      /^400 GET \/tp-api\/learners\?limit=x\n {4}the credential is missing: \w+\n(.*\n)*$/,
    );
  });

  test("says which rule across fields it did not check in time, and checks it in the next request", async () => {
    const items = "[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]";
    const loops = [..."abcdefghi"].reduce((inner, name) => `${items}.map(${name}, ${inner})`, "1");
    const rule = `self.size() == 1 || (self.size() > 1 && ${loops}.size() > 0)`;
    const schema = { "x-kubernetes-validations": [{ rule, message: "It is short." }] };
    const content = { "application/json": { schema, example: [] } };
    const post = { requestBody: { content }, responses: { 200: { description: "" } } };
    const document = {
      openapi: "3.1.0",
      info: { title: "T", version: "1" },
      paths: { "/x": { post } },
    };
    const folder = tempFolder({ "openapi.json": JSON.stringify(document) });
    const child = start("--port", "0", "--spec", path.join(folder, "openapi.json"));
    const [first] = (await once(child.stdout, "data")) as [Buffer];
    const [origin = ""] = /http:\/\/127\.0\.0\.1:\d+/.exec(String(first)) ?? [];
    const printed = async (body: unknown) => {
      const line = once(child.stdout, "data");
      const headers = { "content-type": "application/json" };
      await fetch(`${origin}/x`, { method: "POST", headers, body: JSON.stringify(body) });
      return String(await line);
    };
    expect(await printed([1, 2])).toBe(`200 POST /x\n    not checked in 250 ms: ${rule}\n`);
    expect(await printed([1])).toBe("200 POST /x\n");
    expect(await printed([])).toContain("400 POST /x\n    the body breaks a rule: It is short\n");
  });

  test("explains a port in use, an invalid port and an invalid document", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const [taken, none, wrong] = await Promise.all([
      failure("--port", String(port), "--spec", "tests/fixtures/specs/tiny.yaml"),
      failure("--port", "x"),
      failure("--spec", "package.json"),
    ]);
    other.close();
    expect(taken).toEqual({
      code: 2,
      stderr: `mock: listen EADDRINUSE: address already in use 127.0.0.1:${port}. Use another port: --port N.\n`,
    });
    expect([none?.code, none?.stderr]).toEqual([
      2,
      "mock: --port x is not a port. Use a number from 1 to 65535.\nRun `npm run mock -- --help` for the options.\n",
    ]);
    expect([wrong?.code, wrong?.stderr]).toEqual([2, expect.stringContaining("package.json:1:1")]);
  });
});

test("a reference to a media type is resolved, in a body and in a parameter", () => {
  const content = { [json]: { $ref: "#/components/mediaTypes/Named" } };
  const mock = mockOf(
    { parameters: [id, { name: "p", in: "query", content }], requestBody: { content } },
    { components: { mediaTypes: { Named: { schema: object } } } },
  );
  const faultsOf = (value: string) =>
    ask(mock, { target: `/v1/things/7?p=${encodeURIComponent(value)}`, ...typed(json, value) })
      .faults;
  expect(faultsOf('{"a":1}')).toEqual([]);
  expect(faultsOf('{"a":"x"}')).toEqual([
    "the query parameter p at /a must be an integer",
    "the body at /a must be an integer",
  ]);
});
