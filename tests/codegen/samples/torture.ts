import type { JsonValue, Operation } from "../../../codegen/model/types";
import { requestFor, type SampleRequest } from "../../../codegen/samples/request";
import {
  body,
  encoding,
  media,
  model,
  needs,
  objectSchema,
  operation,
  parameter,
  response,
  scheme,
  server,
  stringSchema,
} from "./builders";

/** Texts that break out of a literal, or change on the way, in at least one of the languages. */
const hostile: readonly string[] = [
  "it's",
  'say "hi"',
  "back\\slash",
  "end\\",
  "\\'\\\"",
  "new\nline",
  "cr\r\nlf",
  "tab\there",
  "trailing \nblank\t\n",
  "\n",
  "a\nb\n",
  "  indented\n    more",
  "",
  " outer blanks ",
  "\u0000nul\u0001\u001b[31m\u007f\u0085",
  "\u2028\u2029",
  "\u202ebidi\u2066\u061c",
  "\ufeff\u200bno width",
  "é ü 漢字 😀",
  "$(touch PWNED-sub)",
  "`touch PWNED-tick`",
  "'; touch PWNED-sq; '",
  '"; touch PWNED-dq; "',
  '\\"; touch PWNED-bs; \\"',
  "%0atouch PWNED-pct",
  "${HOME} $PATH ${x}",
  "`${x}`\nover lines `${y}` \\${z}",
  "!history",
  "#{x} {x} {{x}}",
  "%s %d %% 100%",
  '"""',
  '""""\n"""',
  'ends with "\nquotes "',
  "'''",
  "</script>",
  "*/ /* // # --",
  "\\u0041 \\u \\x41 \\N{DIGIT ONE} \\0",
  "@file.bin",
  "<file.bin",
  "a=b;type=text/html",
  "a&b+c d,e",
  "[1-3]{a,b}",
];

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

const operations: readonly Operation[] = [
  ...hostile.map(everywhere),
  ...hostile.map((text) => post(body(media("text/plain; charset=utf-8", text)))),
  ...jsonBodies.map((value) => post(body(media("application/json", value)))),
  post(body(media("application/vnd.api+json", { a: 1 }))),
  post(body(media("application/x-www-form-urlencoded", fields))),
  post(body(media("application/x-www-form-urlencoded", names))),
  post(body(media("application/x-www-form-urlencoded", {}))),
  post(
    body(
      media(
        "application/x-www-form-urlencoded",
        { a: ["x,y", "z"], b: "c" },
        { encoding: { a: encoding({ style: "form", explode: false }) } },
      ),
    ),
  ),
  post(
    body(
      media(
        "multipart/form-data",
        { ...fields, meta: { a: 'x;"y"' }, "file'name\"": "x" },
        {
          schema: objectSchema({ "file'name\"": stringSchema({ format: "binary" }) }),
        },
      ),
    ),
  ),
  post(body(media("application/octet-stream", undefined))),
  operation("get", path, {
    parameters: [parameter("path", "p", "download")],
    responses: [response("200", media("application/zip", undefined))],
  }),
  operation("get", path, {
    parameters: [parameter("path", "p", "text")],
    responses: [response("200", media("text/csv", undefined))],
  }),
  // The simple query that `params` can hold.
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

/** The hostile requests, sent to `origin`. */
export function tortures(origin: string): readonly SampleRequest[] {
  const schemes = [scheme("key", { type: "apiKey", in: "query", parameterName: "key" })];
  return operations.map((given) =>
    requestFor({ ...given, servers: [server(origin)] }, model({ schemes })),
  );
}
