import type { ApiModel, JsonValue, Operation } from "../../../codegen/model/types";
import type { SampleBody } from "../../../codegen/samples/body";
import { cookieValue, fieldValue } from "../../../src/samples/encode";
import { wellFormed } from "../../../src/samples/text";
import type { SampleLanguage } from "../../../src/samples/languages";
import type { SampleValues } from "../../../src/samples/types";
import {
  binary,
  body,
  encoding,
  header,
  media,
  model,
  needs,
  objectWith,
  operation,
  parameter,
  response,
  scheme,
  server,
} from "./builders";
import { hostile } from "../hostile-texts";
import { addedText, filledRequest, sampleTexts } from "./filled";

const path = "/case/{p}";

function post(requestBody: Operation["requestBody"], traits: Partial<Operation> = {}): Operation {
  return operation("post", path, {
    parameters: [parameter("path", "p", "x")],
    requestBody,
    responses: [response("204")],
    ...traits,
  });
}

function everywhere(text: string): Operation {
  return post(body(media("application/json", { [text]: [text, text.length, null, true] })), {
    parameters: [
      parameter("path", "p", text || "empty"),
      parameter("query", "q", text),
      parameter("query", "l[]", [text, "x"]),
      parameter("query", text || "empty", "name"),
      parameter("header", "X-Val", text),
      parameter("cookie", "ck", text),
    ],
  });
}

const fields: Readonly<Record<string, JsonValue>> = Object.fromEntries(
  hostile.map((text, index) => [`f${index}`, text]),
);
const names: Readonly<Record<string, JsonValue>> = Object.fromEntries(
  hostile.filter((text) => text !== "").map((text) => [text, "value"]),
);

const jsonBodies: readonly JsonValue[] = [
  null,
  false,
  0,
  -1.5e300,
  "123",
  'a "string"',
  "\ud800 unpaired",
  [],
  {},
  [[], {}, [{}]],
  { __proto__: null, "": 1, class: 2, "a-b": 3, "1": 4, constructor: { toString: "x" } },
  JSON.parse('{"__proto__": {"a": 1}}') as JsonValue,
];

const form = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data";
const sends = (...given: Parameters<typeof media>) => post(body(media(...given)));
const noted = (name: string) =>
  encoding({ headers: [header("X-Note", `a "quoted" \\ value; of ${name}`)] });

const operations: readonly Operation[] = [
  ...hostile.map(everywhere),
  ...hostile.map((text) => sends("text/plain; charset=utf-8", text)),
  ...jsonBodies.map((value) => sends("application/json", value)),
  sends("application/vnd.api+json", { a: 1 }),
  ...[fields, names, {}].map((value) => sends(form, value)),
  sends(
    form,
    { a: ["x,y", "z"], b: "c" },
    { encoding: { a: encoding({ style: "form", explode: false }) } },
  ),
  sends(
    multipart,
    { ...fields, meta: { a: 'x;"y"' }, "file'name\"": "x" },
    { schema: objectWith({ "file'name\"": binary }) },
  ),
  sends(
    multipart,
    { note: "x", meta: { a: 1 } },
    {
      schema: objectWith({ file: binary }),
      encoding: { note: noted("note"), meta: noted("meta"), file: noted("file") },
    },
  ),
  sends("application/octet-stream", undefined),
  ...["application/zip", "text/csv"].map((type) =>
    operation("get", path, {
      parameters: [parameter("path", "p", "download")],
      responses: [response("200", media(type, undefined))],
    }),
  ),
  // The simple query that `params` can contain.
  operation("get", path, {
    parameters: [
      parameter("path", "p", "x"),
      parameter("query", "page", 2),
      parameter("query", "__proto__", "a:b/c?d=e&f"),
      parameter("query", "key", "{x}"),
    ],
  }),
  operation("get", path, {
    security: [needs("key")],
    parameters: [parameter("path", "p", "x"), parameter("query", "ids[]", ["a", "b"])],
  }),
  ...(["get", "put", "post", "delete", "options", "patch", "head", "trace"] as const).map(
    (method) => operation(method, path, { parameters: [parameter("path", "p", "bare")] }),
  ),
  ...(["put", "delete", "patch"] as const).map((method) =>
    operation(method, path, {
      parameters: [parameter("path", "p", "body")],
      requestBody: body(media("application/json", { a: 1 })),
    }),
  ),
];

/** A request, and what must arrive. */
export interface Torture {
  readonly texts: Readonly<Record<SampleLanguage, string>>;
  /** Returns the sample in a language that a site adds; `undefined` if it cannot send this request. */
  readonly added: (key: string) => string | undefined;
  readonly want: {
    readonly method: string;
    /** Percent-decoded. */
    readonly path: string;
    readonly query: readonly (readonly [name: string, value: string])[];
    readonly headers: readonly { readonly name: string; readonly value: string }[];
    readonly body: SampleBody | undefined;
  };
}

const schemes = [
  scheme("key", { type: "apiKey", in: "query", parameter: "key" }),
  scheme("provider", {
    type: "apiKey",
    in: "header",
    parameter: "Authorization",
    example: 'TP key={key}, "token"={token}, {{ {{x}} it\'s',
  }),
  scheme("session", { type: "apiKey", in: "cookie", parameter: "sid" }),
];
const api = model({ schemes });

function textsOf(operation: Operation, model: ApiModel, values: SampleValues = {}) {
  return {
    texts: sampleTexts(operation, model, values),
    added: (key: string) => addedText(key, operation, model, values),
  };
}

function given(operation: Operation): Torture {
  const { method, url, headers, body } = filledRequest(operation, api);
  const { pathname, search } = new URL(url);
  return {
    ...textsOf(operation, api),
    want: {
      method,
      path: decodeURIComponent(pathname),
      query: [...new URLSearchParams(search)],
      headers,
      body,
    },
  };
}

const optional = {
  required: false,
  example: { ...parameter("query", "", "").example, origin: "sampled" },
} as const;

/** A server that a reader enters: everything that a path may contain, and what it may not. */
const base = "/o'b\"r\\$(touch PWNED)`touch PWNED`!*;,=&@:~ é{x,y}[1-2]/v1";

/** Returns an operation with the reader's text in every field; its own values differ. */
function typed(text: string, origin: string): Torture {
  const operation = post(body(media("application/json", { [text]: text })), {
    servers: [server(origin)],
    security: [needs("provider", "key", "session")],
    parameters: [
      parameter("path", "p", "old"),
      parameter("query", "q", "old"),
      parameter("query", "none", "old", optional),
      parameter("query", "list[]", ["old", "older"]),
      parameter("query", "deep", { a: 1 }, { style: "deepObject" }),
      parameter("query", "count", 5),
      parameter("header", "X-Val", "old"),
      parameter("header", "X-None", "old", optional),
      parameter("header", "X-Empty", ""),
      parameter("cookie", "ck", "old"),
      parameter("cookie", "ck2", "old", optional),
    ],
  });
  const all = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, text]));
  const values: SampleValues = {
    server: `${origin}${base}/`,
    path: all(["p"]),
    query: all(["q", "none", "list[]", "deep", "count"]),
    header: all(["X-Val", "X-None", "X-Empty"]),
    cookie: all(["ck", "ck2"]),
    credential: all(["key", "token", "session"]),
  };
  const field = fieldValue(text.trim());
  const members = text
    .split(",")
    .map((member) => wellFormed(member.trim()))
    .filter((member) => member !== "");
  const isTyped = members.length > 0;
  const legal = wellFormed(text);
  const pair = (name: string, value: string) => [name, value] as const;
  const cookie = cookieValue(text);
  return {
    ...textsOf(operation, api, values),
    want: {
      method: "POST",
      path: `${base}/case/${legal || "old"}`,
      query: [
        pair("q", legal || "old"),
        ...(text === "" ? [] : [pair("none", legal)]),
        ...(isTyped ? members : ["old", "older"]).map((member) => pair("list[]", member)),
        ...(isTyped
          ? members.map((member) => {
              const [key = "", value = ""] = member.split(/=(.*)/s);
              return pair(`deep[${key}]`, value);
            })
          : [pair("deep[a]", "1")]),
        pair("count", legal || "5"),
        pair("key", wellFormed(text.trim()) || "{key}"),
      ],
      headers: [
        {
          name: "Authorization",
          value: `TP key=${field || "{key}"}, "token"=${field || "{token}"}, {{ {{x}} it's`,
        },
        { name: "X-Val", value: field || "old" },
        { name: "X-Empty", value: field },
        ...(field === "" ? [] : [{ name: "X-None", value: field }]),
        {
          name: "Cookie",
          value: [
            `sid=${cookieValue(text.trim()) || "{session}"}`,
            `ck=${cookie || "old"}`,
            ...(text === "" ? [] : [`ck2=${cookie}`]),
          ].join("; "),
        },
      ],
      body: { kind: "json", type: "application/json", value: { [text]: text } },
    },
  };
}

/** Returns a client that logs in, whatever the reader's name and password are, and reads a stream. */
export function loggedIn(origin: string): Torture {
  const credential = {
    username: 'O\'Hara "ü" \\ ${x}',
    password: "it's:`touch PWNED` $(touch PWNED) ⟦x⟧ 漢😀\\'",
  };
  const given = operation("get", path, {
    servers: [server(origin)],
    security: [needs("login")],
    parameters: [parameter("path", "p", "stream")],
    responses: [response("200", media('text/event-stream; it\'s="\\${x} {{y}}"', undefined))],
  });
  const schemes = [scheme("login", { scheme: "basic" })];
  const { username, password } = credential;
  const basic = Buffer.from(`${username}:${password}`).toString("base64");
  return {
    ...textsOf(given, model({ schemes }), { credential }),
    want: {
      method: "GET",
      path: "/case/stream",
      query: [],
      headers: [
        { name: "Authorization", value: `Basic ${basic}` },
        { name: "Accept", value: 'text/event-stream; it\'s="\\${x} {{y}}"' },
      ],
      body: undefined,
    },
  };
}

/** Returns a request that contains only what the reader enters: each sample makes room for it. */
function bare(method: Operation["method"], origin: string): Torture {
  const operationOf = operation(method, path, {
    servers: [server(origin)],
    parameters: [
      parameter("path", "p", "bare"),
      parameter("query", "q", 1, optional),
      parameter("header", "X-A", "", optional),
      parameter("cookie", "ck", "", optional),
    ],
    responses: [response("204")],
  });
  const values = { query: { q: "7" }, header: { "X-A": `it's "a"` }, cookie: { ck: "c'" } };
  return {
    ...textsOf(operationOf, api, values),
    want: {
      method: method.toUpperCase(),
      path: "/case/bare",
      query: [["q", "7"]],
      headers: [
        { name: "X-A", value: `it's "a"` },
        { name: "Cookie", value: "ck=c'" },
      ],
      body: undefined,
    },
  };
}

/** Returns the hostile requests to `origin`: first with texts in the document, then with texts from a reader. */
export function tortures(origin: string): readonly Torture[] {
  return [
    ...operations.map((one) => given({ ...one, servers: [server(origin)] })),
    ...hostile.map((text) => typed(text, origin)),
    ...(["get", "post", "delete", "trace"] as const).map((method) => bare(method, origin)),
  ];
}
