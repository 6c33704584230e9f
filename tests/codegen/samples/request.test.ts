import { describe, expect, test } from "vitest";
import type { JsonValue, MediaType, Operation, Schema } from "../../../codegen/model/types";
import type { Raw } from "../../../codegen/document/document";
import { bodiesFor } from "../../../codegen/samples/body";
import { concreteType } from "../../../codegen/samples/media-type";
import { inputsFor } from "../../../codegen/samples/inputs";
import { requestFor } from "../../../codegen/samples/request";
import { choicesFor, type ClientAuth } from "../../../codegen/samples/security";
import {
  anySchema,
  arraySchema,
  body,
  encoding,
  example,
  media,
  model,
  needs,
  objectSchema,
  operation,
  parameter,
  refSchema,
  response,
  scheme,
  server,
  stringSchema,
} from "./builders";
import { modelOf } from "../given";
import { filledRequest } from "./filled";

const id = parameter("path", "id", "a/b");

describe("URL", () => {
  test.each([
    ["https://api.example.com/base/", {}, "https://api.example.com/base/x"],
    [
      "https://{region}.example.com:{port}/{base}",
      { region: "eu", port: "8443", base: "" },
      "https://eu.example.com:8443/x",
    ],
    ["https://{host}/v1", {}, "https://{host}/v1/x"],
    ["https://api.example.com/v1?x=1#f", {}, "https://api.example.com/v1/x?x=1"],
    ["http://[::1]:8080", {}, "http://[::1]:8080/x"],
    ["/v1", {}, "https://api.example.com/v1/x"],
    ["./rel", {}, "https://api.example.com/rel/x"],
    ["../up", {}, "https://api.example.com/up/x"],
    ["//cdn.example.com", {}, "https://cdn.example.com/x"],
    [" \thttps://a.example.com/v1\n", {}, "https://a.example.com/v1/x"],
    ["localhost:8080/v1", {}, "http://localhost:8080/v1/x"],
    ["a.example.com:8443", {}, "https://a.example.com:8443/x"],
    ["https://münchen.example/ü", {}, "https://xn--mnchen-3ya.example/%C3%BC/x"],
    ["https://me:it's@ü.example:8443", {}, "https://me:it's@xn--tda.example:8443/x"],
    ["https://{регион}.example", {}, "https://{регион}.example/x"],
    ["https://ü .example/v1", {}, "https://%C3%BC%20.example/v1/x"],
    ["{baseUrl}/v1", {}, "{baseUrl}/v1/x"],
    ["javascript:alert(1)", {}, "https://api.example.com/x"],
    ["", {}, "https://api.example.com/x"],
    ["https://a b'\"\r\n.example.com", {}, "https://a%20b'%22%0D%0A.example.com/x"],
  ])("server %s", (url, defaults, want) => {
    const given = operation("get", "/x", { servers: [server(url, defaults)] });
    expect(filledRequest(given, model()).url).toBe(want);
  });

  test.each([
    ["/r/{id}.{format}", "/r/a%2Fb.json"],
    ["/r/{id}:cancel", "/r/a%2Fb:cancel"],
    ["/odata('{id}')", "/odata('a%2Fb')"],
    ["/n/{e[f]}", "/n/v"],
    ["/u/{имя}", "/u/v"],
    ["/posts/{postId}", "/posts/{postId}"],
    ["/[id]/a%2Fb/ü", "/%5Bid%5D/a%2Fb/%C3%BC"],
    ["/a?x=1", "/a?x=1"],
    ["/a?x={id}&q={q}&v=ü?&{id}", "/a?x=a%2Fb&v=%C3%BC?&a%2Fb"],
    ["/a?q={q}", "/a"],
    ["/a#b", "/a%23b"],
    ["a", "/a"],
  ])("path %s", (path, want) => {
    const given = operation("get", path, {
      parameters: [
        id,
        parameter("path", "format", "json"),
        parameter("path", "e[f]", "v"),
        parameter("path", "имя", "v"),
      ],
    });
    expect(filledRequest(given, model()).url).toBe(`https://api.example.com${want}`);
  });

  test("a parameter replaces its expression in the query of a path", () => {
    const given = operation("get", "/x?q={q}&v=1", {
      parameters: [parameter("query", "q", "a b")],
    });
    expect(filledRequest(given, model()).url).toBe("https://api.example.com/x?v=1&q=a%20b");
  });

  test("a query of the server comes before the parameters", () => {
    const given = operation("get", "/x", {
      servers: [server("https://h/?a=1")],
      parameters: [parameter("query", "b", 2)],
    });
    expect(filledRequest(given, model()).url).toBe("https://h/x?a=1&b=2");
  });
});

test("shows required parameters, and those with a declared example that are not deprecated", () => {
  const optional = { required: false };
  const given = operation("get", "/x", {
    parameters: [
      parameter("query", "required", 1, { example: example(1, "sampled") }),
      parameter("query", "requiredDeprecated", 2, { deprecated: true }),
      parameter("query", "declared", 3, optional),
      parameter("query", "deprecated", 4, { ...optional, deprecated: true }),
      parameter("query", "sampled", 5, { ...optional, example: example(5, "sampled") }),
    ],
  });
  expect(filledRequest(given, model()).url.split("?")[1]).toBe(
    "required=1&requiredDeprecated=2&declared=3",
  );
  // Readers may enter values for the others.
  expect(inputsFor(given, model(), []).parameters.map(({ name }) => name)).toEqual([
    "required",
    "requiredDeprecated",
    "declared",
    "deprecated",
    "sampled",
  ]);
});

test("offers the values that the document lists as they are typed, unless there are too many", () => {
  const listed = (...values: readonly JsonValue[]) => ({
    ...anySchema(),
    enum: values.map((value) => ({ value })),
  });
  const many = Array.from({ length: 51 }, (_, index) => index);
  const given = operation("get", "/x", {
    parameters: [
      parameter("query", "named", "b", { schema: refSchema("Letter") }),
      parameter("query", "mixed", 1, {
        schema: listed("1", 1, 2.5, true, null, ["a"], "", " blank", "a  b", "two\nlines"),
      }),
      parameter("query", "many", 1, { schema: listed(...many) }),
      parameter("query", "most", 1, { schema: listed(...many.slice(1)) }),
      parameter("query", "json", 1, { schema: listed(1), contentType: "application/json" }),
      parameter("query", "open", 1),
    ],
  });
  const schemas = { Letter: listed("a", "b") };
  const choices = inputsFor(given, model({ schemas }), []).parameters.map((one) => one.choices);
  expect(choices).toEqual([
    ["a", "b"],
    ["1", "2.5", "true"],
    undefined,
    many.slice(1).map(String),
    undefined,
    undefined,
  ]);
});

describe("headers", () => {
  test("leaves out names that are not tokens, and headers defined elsewhere", () => {
    const names = [
      "X-Ok",
      "X Space",
      "X-Colon:",
      "X-Ünï",
      'X-"Q"',
      "X-'Q'",
      "",
      "Accept",
      "Content-Type",
      "AUTHORIZATION",
      "Content-Length",
    ];
    const given = operation("get", "/x", {
      parameters: names.map((name) => parameter("header", name, "v")),
    });
    expect(filledRequest(given, model()).headers.map(({ name }) => name)).toEqual([
      "X-Ok",
      "X-'Q'",
    ]);
  });

  test("sends each header once, credentials first", () => {
    const given = operation("get", "/x", {
      security: [needs("key")],
      parameters: [parameter("header", "x-key", "v"), parameter("cookie", "a", "1")],
    });
    const schemes = [scheme("key", { type: "apiKey", in: "header", parameter: "X-Key" })];
    expect(filledRequest(given, model({ schemes })).headers).toEqual([
      { name: "X-Key", value: "{key}" },
      { name: "Cookie", value: "a=1" },
    ]);
  });
});

describe("credentials", () => {
  const schemes = [
    scheme("myKey", { type: "apiKey", in: "header", parameter: "X-Key" }),
    scheme("queryKey", { type: "apiKey", in: "query", parameter: "api key" }),
    scheme("cookieKey", { type: "apiKey", in: "cookie", parameter: "sid" }),
    scheme("basic", { scheme: "basic" }),
    scheme("bearer", { scheme: "bearer" }),
    scheme("oauth", { type: "oauth2" }),
    scheme("oidc", { type: "openIdConnect" }),
    scheme("tls", { type: "mutualTLS" }),
    scheme("digest", { scheme: "digest" }),
    scheme("own", { scheme: "basic", example: "Basic {token}" }),
    scheme("named", {
      type: "apiKey",
      in: "header",
      parameter: "Authorization",
      example: "TP key={key}",
    }),
  ];
  test.each<[string, Operation["security"], string, Record<string, string>]>([
    [
      "all schemes of an alternative",
      [needs("myKey", "bearer")],
      "",
      { "X-Key": "{my-key}", Authorization: "Bearer {token}" },
    ],
    [
      "the first alternative that is not empty",
      [needs(), needs("bearer"), needs("myKey")],
      "",
      { Authorization: "Bearer {token}" },
    ],
    ["none if none is required", [needs()], "", {}],
    ["a key in the query, readable", [needs("queryKey")], "?api%20key={query-key}", {}],
    ["a key in a cookie", [needs("cookieKey")], "", { Cookie: "sid={cookie-key}" }],
    ["OAuth 2", [needs("oauth")], "", { Authorization: "Bearer {access_token}" }],
    ["OpenID Connect", [needs("oidc")], "", { Authorization: "Bearer {access_token}" }],
    ["nothing for mutual TLS and unknown schemes", [needs("tls", "nobody")], "", {}],
    [
      "a single Authorization header",
      [needs("bearer", "oauth")],
      "",
      { Authorization: "Bearer {token}" },
    ],
    ["none if the client logs in", [needs("oauth", "basic", "myKey")], "", { "X-Key": "{my-key}" }],
    ["a complete header from the author", [needs("own")], "", { Authorization: "Basic {token}" }],
    ["the author's example", [needs("named")], "", { Authorization: "TP key={key}" }],
  ])("%s", (_name, security, query, want) => {
    const got = filledRequest(operation("get", "/x", { security }), model({ schemes }));
    expect(got.url).toBe(`https://api.example.com/x${query}`);
    expect(Object.fromEntries(got.headers.map(({ name, value }) => [name, value]))).toEqual(want);
  });

  test.each<[string, readonly string[], ClientAuth]>([
    ["a name and a password", ["basic"], { login: "basic", hasCertificate: false }],
    [
      "the same for digest, and a certificate",
      ["tls", "digest"],
      { login: "digest", hasCertificate: true },
    ],
    [
      "nothing if the author gives the header",
      ["own"],
      { login: undefined, hasCertificate: false },
    ],
    [
      "nothing for other schemes",
      ["bearer", "oauth", "myKey", "nobody"],
      { login: undefined, hasCertificate: false },
    ],
  ])("by the client: %s", (_name, names, want) => {
    const given = operation("get", "/x", { security: [needs(...names)] });
    expect(choicesFor(given, model({ schemes }))[0].auth).toEqual(want);
  });
});

describe("body", () => {
  const post = (...content: readonly ReturnType<typeof media>[]) =>
    filledRequest(operation("post", "/x", { requestBody: body(...content) }), model()).body;

  test.each([
    ["application/json", { a: 1 }, { kind: "json", type: "application/json", value: { a: 1 } }],
    [
      "application/merge-patch+json; charset=utf-8",
      null,
      { kind: "json", type: "application/merge-patch+json; charset=utf-8", value: null },
    ],
    ["application/json", undefined, { kind: "json", type: "application/json", value: {} }],
    ["text/csv", "a,b", { kind: "text", type: "text/csv", text: "a,b" }],
    [
      "application/jsonl",
      [{ a: 1 }, 2],
      { kind: "text", type: "application/jsonl", text: '{"a":1}\n2\n' },
    ],
    [
      "application/jsonl",
      '{"a":1}\n',
      { kind: "text", type: "application/jsonl", text: '{"a":1}\n' },
    ],
    [
      "application/json-seq",
      { a: 1 },
      { kind: "text", type: "application/json-seq", text: '\x1E{"a":1}\n' },
    ],
    ["application/jsonl", undefined, { kind: "file", type: "application/jsonl", file: "file.bin" }],
    ["application/xml", { a: 1 }, { kind: "file", type: "application/xml", file: "file.xml" }],
    ["application/xml", "<a/>", { kind: "text", type: "application/xml", text: "<a/>" }],
    ["image/*", undefined, { kind: "file", type: "image/png", file: "file.png" }],
    ["*/*", { a: 1 }, { kind: "json", type: "application/json", value: { a: 1 } }],
    ["image/png", "photo.png", { kind: "file", type: "image/png", file: "photo.png" }],
    [
      "text/plain\r\nInjected: 1",
      "a",
      { kind: "file", type: "application/octet-stream", file: "file.bin" },
    ],
  ])("%s", (type, value, want) => {
    expect(post(media(type, value))).toEqual(want);
  });

  test("there is one for each example of each media type, and for a media type without an example", () => {
    const two = { ...media("application/json", 1), examples: [example(1), example(2)] };
    const requestBody = body(two, media("text/plain", undefined));
    const given = bodiesFor(operation("post", "/x", { requestBody }), model());
    expect(given.map(({ mediaType, example: one }) => [mediaType, one?.value])).toEqual([
      ["application/json", 1],
      ["application/json", 2],
      ["text/plain", undefined],
    ]);
  });

  test("a form follows the encoding of each field", () => {
    const value = { a: "x&y", list: [1, 2], obj: { b: 1 }, deep: { c: 2 }, csv: ["d", "e"] };
    const fields = {
      deep: encoding({ style: "deepObject", explode: true }),
      csv: encoding({ style: "form", explode: false }),
    };
    const got = post(media("application/x-www-form-urlencoded", value, { encoding: fields }));
    expect(got?.kind === "form" && got.pairs.map(({ text }) => text)).toEqual([
      "a=x%26y",
      "list=1",
      "list=2",
      "obj=%7B%22b%22%3A1%7D",
      "deep%5Bc%5D=2",
      "csv=d,e",
    ]);
  });

  test.each([
    ["image/*", "image/png"],
    ["text/*; q=1", "text/plain"],
    ["application/*+json", "application/vnd.example+json"],
    ["*/*", "application/octet-stream"],
    ["application/*", "application/octet-stream"],
    ["multipart/*", "multipart/form-data"],
  ])("a request for %s names %s", (range, want) => {
    expect(concreteType(range)).toBe(want);
  });

  test.each<[string, Raw, unknown]>([
    [
      "image/*",
      { schema: { type: "string", format: "binary" } },
      { kind: "file", type: "image/png", file: "file.png" },
    ],
    [
      "multipart/related",
      {
        schema: {
          type: "object",
          properties: {
            meta: { type: "object", properties: { name: { type: "string", example: "a" } } },
            file: { type: "string", contentMediaType: "image/png" },
          },
        },
        encoding: { meta: { contentType: "application/json" } },
      },
      { kind: "file", type: "multipart/related; boundary=part", file: "body.mime" },
    ],
    [
      "application/x-www-form-urlencoded",
      {
        schema: {
          type: "object",
          required: ["guest", "days"],
          properties: {
            guest: {
              type: "object",
              properties: Object.fromEntries(
                Array.from("abcdefghijkl", (name) => [name, { type: "string", example: name }]),
              ),
            },
            days: { type: "array", items: { type: "integer" }, example: [1, 2] },
          },
        },
        encoding: { guest: { style: "deepObject", explode: true } },
      },
      {
        kind: "form",
        pairs: [
          ...Array.from("abcdefghijkl", (name) => ({ text: `guest%5B${name}%5D=${name}` })),
          { text: "days=1" },
          { text: "days=2" },
        ],
      },
    ],
  ])("the first sample of a body sends all that is required, as %s", (type, mediaType, want) => {
    const api = modelOf({
      paths: { "/x": { put: { requestBody: { content: { [type]: mediaType } } } } },
    });
    const [put] = api.operations;
    if (!put) throw new Error("The document has one operation.");
    expect(bodiesFor(put, api)[0]?.body).toMatchObject(want as object);
  });

  test("a multipart body that is no form is written out, or provided as a whole if it has a file", () => {
    const bodyFor = (schema: Schema) => {
      const own = media("multipart/mixed", { a: { n: 1 }, b: "t" }, { schema });
      const given = operation("post", "/x", { requestBody: body(own) });
      return bodiesFor(given, model())[0]?.body;
    };
    expect(bodyFor(objectSchema({}))).toEqual({
      kind: "text",
      type: "multipart/mixed; boundary=part",
      text: '--part\r\nContent-Type: application/json\r\n\r\n{"n":1}\r\n--part\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nt\r\n--part--\r\n',
    });
    expect(
      bodyFor(objectSchema({ b: stringSchema({ contentMediaType: "application/octet-stream" }) })),
    ).toEqual({
      kind: "file",
      type: "multipart/mixed; boundary=part",
      file: "body.mime",
    });
  });

  test("a multipart body has a file for every binary property, given or not", () => {
    const binary = stringSchema({ contentMediaType: "application/octet-stream" });
    const Upload = objectSchema({
      file: binary,
      files: arraySchema(binary),
      images: arraySchema(stringSchema({ contentMediaType: "image/png" })),
      doc: stringSchema({ contentMediaType: "application/pdf" }),
      image: anySchema(),
      text: stringSchema({ contentMediaType: "image/png", contentEncoding: "base64" }),
    });
    const content = media(
      "multipart/form-data",
      {
        note: 'plain "note"',
        meta: { a: "x" },
        files: ["cat.png", "dog"],
        images: ["a"],
        text: "aGk=",
      },
      {
        schema: refSchema("Upload"),
        encoding: { image: encoding({ contentType: "image/*" }) },
      },
    );
    const given = operation("post", "/x", { requestBody: body(content) });
    const got = filledRequest(given, model({ schemas: { Upload } })).body;
    const type = undefined;
    const headers: readonly string[] = [];
    expect(got?.kind === "multipart" && got.parts).toEqual([
      { kind: "text", name: "note", text: 'plain "note"', type, headers },
      { kind: "text", name: "meta", text: '{"a":"x"}', type: "application/json", headers },
      { kind: "file", name: "files", file: "cat.png", type, headers },
      { kind: "file", name: "files", file: "file.bin", type, headers },
      { kind: "file", name: "images", file: "file.png", type: "image/png", headers },
      { kind: "text", name: "text", text: "aGk=", type: "image/png", headers },
      { kind: "file", name: "file", file: "file.bin", type, headers },
      { kind: "file", name: "doc", file: "file.pdf", type: "application/pdf", headers },
      { kind: "file", name: "image", file: "file.png", type: "image/png", headers },
    ]);
  });

  test("GET sends a body only if required, HEAD and TRACE never", () => {
    const required = body(media("application/json", {}));
    const kinds = (["get", "head", "trace", "delete"] as const).map((method) =>
      [required, { ...required, required: false }].map(
        (requestBody) =>
          filledRequest(operation(method, "/x", { requestBody }), model()).body?.kind,
      ),
    );
    expect(kinds).toEqual([
      ["json", undefined],
      [undefined, undefined],
      [undefined, undefined],
      ["json", "json"],
    ]);
  });
});

test.each([
  ["json", response("200", media("application/vnd.api+json", {}))],
  ["lines", response("200", media("text/event-stream; charset=utf-8", undefined))],
  ["lines", response("200", media("application/jsonl", undefined))],
  ["lines", response("200", media("application/x-ndjson", undefined))],
  ["lines", response("200", media("application/geo+json-seq", undefined))],
  ["text", response("2XX", media("text/csv", ""))],
  ["status", response("204")],
  ["file", response("200", media("application/zip", ""))],
])("responses are shown as %s", (want, given) => {
  const responses = [response("400", media("application/json", {})), given];
  const operationGiven = operation("get", "/x", { responses });
  const [choice] = choicesFor(operationGiven, model());
  const inputs = inputsFor(operationGiven, model(), choice.credentials);
  expect(requestFor(operationGiven, choice, inputs).response.kind).toBe(want);
});

describe("asks only for a stream by its media type", () => {
  const json = media("application/json", {});
  const events = media("text/event-stream", undefined);
  const asked = (responses: Operation["responses"], traits: Partial<Operation> = {}) => {
    const schemes = [scheme("key", { type: "apiKey", in: "header", parameter: "ACCEPT" })];
    const given = operation("get", "/x", { responses, ...traits });
    return filledRequest(given, model({ schemes })).headers;
  };
  const accept = (value: string) => [{ name: "Accept", value }];
  test.each<[string, readonly MediaType[], readonly { name: string; value: string }[]]>([
    ["events", [events], accept("text/event-stream")],
    ["a stream before others", [events, json], accept("text/event-stream")],
    ["a stream after another type, which the sample shows", [json, events], []],
    ["JSON", [json], []],
    ["a file", [media("application/zip", undefined)], []],
    [
      "a parameter that identifies the type",
      [media("application/json-seq; profile={{x}}; Charset=utf-8", undefined)],
      accept("application/json-seq; profile={{x}}"),
    ],
    ["a line end", [media("text/event-stream; a\r\nInjected: 1", undefined)], []],
    ["an invalid media type", [media("a b/json-seq", undefined)], []],
  ])("%s", (_name, content, want) => {
    expect(asked([response("400", events), response("200", ...content)])).toEqual(want);
  });

  test("once, whatever else is named Accept", () => {
    const parameters = [parameter("header", "accept", "application/json")];
    expect(asked([response("200", events)], { parameters })).toEqual(accept("text/event-stream"));
    expect(asked([response("200", events)], { security: [needs("key")] })).toEqual([
      { name: "ACCEPT", value: "{key}" },
    ]);
  });

  test("but not if only the status is read", () => {
    const given = operation("head", "/x", { responses: [response("200", events)] });
    expect(filledRequest(given, model()).headers).toEqual([]);
  });
});
