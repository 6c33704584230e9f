import { percentEncode } from "../../../src/samples/encode";
import { bodyMarker } from "../../../src/samples/json-body";
import { javaText } from "../../../src/samples/languages";
import { quoted } from "../../../src/samples/quote";
import type { Pair } from "../../../src/samples/serialize";
import { marker, templateText } from "../../../src/samples/template";
import { indentLines } from "../../../src/samples/text";
import { join } from "../../../src/shared/json-pointer";
import type { Retry } from "../../model/workflows/retries";
import type { Part, SampleBody } from "../body";
import { commonHelpers } from "../helpers";
import {
  camelCase,
  codeOf,
  declareOnce,
  type Dialect,
  fillCall,
  type Holes,
  loopBody,
  type Plan,
  readLines,
  textLiteral,
} from "../programs/plan";
import { headerFields, loginMarkers, type SampleRequest, urlOf } from "../request";
import { certificateFiles } from "../security";
import { nest } from "../text";

/**
 * Writes the request as a Java program that uses OkHttp 4 or 5.
 *
 * Bodies of several lines are text blocks (Java 15). OkHttp rejects a body with GET, so the sample says that it leaves it out. A rejected
 * request ends with an exception that contains status and body. A list is read to its end with org.json.
 */
export function okhttp(request: SampleRequest): string {
  const { imports, body, notes, builder: built } = okhttpCall(request);
  const statements = [
    ...body,
    [...notes, `Request request = ${built};`].join("\n"),
    [
      "try (Response response = client.newCall(request).execute()) {",
      "  if (!response.isSuccessful()) {",
      '    throw new IOException(response.code() + " " + response.body().string());',
      "  }",
      indentLines(responseSource(request.response), "  "),
      "}",
    ].join("\n"),
  ].join("\n\n");
  const whole =
    request.response.kind === "pages"
      ? `int skip = 0;\nwhile (true) {\n${nest(statements, 2)}\n}`
      : statements;
  return [
    imports.join("\n"),
    "",
    "public class Main {",
    "  public static void main(String[] args) throws IOException {",
    indentLines(`${clientSource(request)}\n\n${whole}`, "    "),
    "  }",
    "}",
  ].join("\n");
}

/** Returns the request, with the statement of its body and remarks on unsupported features. */
function okhttpCall(request: SampleRequest) {
  const { method, extraHeaders, auth, body } = request;
  const sent = method === "GET" ? undefined : body;
  // A form body sets its own type, without the parameters that the document may require.
  const type = sent?.kind === "form" && sent.type.includes(";") ? sent.type : undefined;
  const fields = headerFields(request, type);
  const skip = request.response.kind === "pages" ? " + skip" : "";
  return {
    imports: importsOf(request, sent),
    body: sent === undefined ? [] : [`RequestBody body = ${bodySource(sent)};`],
    notes: [
      ...(body === sent ? [] : ["// OkHttp cannot send a body with GET."]),
      ...(auth.login === "digest"
        ? [
            "// OkHttp does not support digest authentication (RFC 7616): requests are rejected until a library adds it.",
          ]
        : []),
    ],
    builder: [
      "new Request.Builder()",
      `    .url(${quoted(urlOf(request))}${skip})`,
      ...(auth.login === "basic"
        ? [`    .header("Authorization", Credentials.basic(${loginArguments}))`]
        : []),
      ...fields.map(({ name, value }) => `    .header(${quoted(name)}, ${quoted(value)})`),
      ...extraHeaders.map((slot) => `    ${marker(slot)}`),
      ...methodCall(method, sent !== undefined).map((call) => `    ${call}`),
      "    .build()",
    ].join("\n"),
  };
}

const loginArguments = `"${loginMarkers.name}", "${loginMarkers.password}", StandardCharsets.UTF_8`;

/** Creates the client. A certificate requires OkHttp's own `okhttp-tls`; a stream may be silent for longer than OkHttp waits. */
function clientSource({ auth, response }: SampleRequest): string {
  const settings = [
    ...(auth.hasCertificate
      ? [".sslSocketFactory(certificates.sslSocketFactory(), certificates.trustManager())"]
      : []),
    ...(response.kind === "lines" ? [".readTimeout(Duration.ZERO)"] : []),
  ];
  if (settings.length === 0) return "OkHttpClient client = new OkHttpClient();";
  const { certificate, key } = certificateFiles;
  const read = (file: string) => `Files.readString(Path.of(${quoted(file)}))`;
  return [
    ...(auth.hasCertificate
      ? [
          "// Needs okhttp-tls in addition to okhttp.",
          `String pem = ${read(certificate)} + ${read(key)};`,
          "HandshakeCertificates certificates = new HandshakeCertificates.Builder()",
          "    .addPlatformTrustedCertificates()",
          "    .heldCertificate(HeldCertificate.decode(pem))",
          "    .build();",
        ]
      : []),
    "OkHttpClient client = new OkHttpClient.Builder()",
    ...settings.map((setting) => `    ${setting}`),
    "    .build();",
  ].join("\n");
}

function importsOf(
  { auth, response }: SampleRequest,
  body: SampleBody | undefined,
): readonly string[] {
  const sendsFile =
    body?.kind === "file" ||
    (body?.kind === "multipart" && body.parts.some(({ kind }) => kind === "file"));
  const isStream = response.kind === "lines";
  const usesFiles = response.kind === "file" || auth.hasCertificate;
  return [
    ...(isStream ? ["import java.io.BufferedReader;"] : []),
    ...(sendsFile ? ["import java.io.File;"] : []),
    "import java.io.IOException;",
    ...(auth.login === "basic" ? ["import java.nio.charset.StandardCharsets;"] : []),
    ...(usesFiles ? ["import java.nio.file.Files;", "import java.nio.file.Path;"] : []),
    ...(isStream ? ["import java.time.Duration;"] : []),
    "import okhttp3.*;",
    ...(auth.hasCertificate ? ["import okhttp3.tls.*;"] : []),
    ...(response.kind === "pages" ? ["import org.json.JSONArray;"] : []),
  ];
}

/** Returns the calls that set the method. GET is the default. OkHttp requires a body with POST, PUT and PATCH, even if it is empty. */
function methodCall(method: string, hasBody: boolean): readonly string[] {
  if (method === "GET") return [];
  const body = hasBody ? "body" : "RequestBody.create(new byte[0])";
  if (/^(POST|PUT|PATCH)$/.test(method)) return [`.${method.toLowerCase()}(${body})`];
  if (method === "DELETE") return [`.delete(${hasBody ? "body" : ""})`];
  if (method === "HEAD") return [".head()"];
  const isBodyExpected = hasBody || method === "QUERY";
  return [`.method(${quoted(method)}, ${isBodyExpected ? body : "null"})`];
}

function responseSource(response: SampleRequest["response"]): string {
  switch (response.kind) {
    case "json":
    case "text":
      return "System.out.println(response.body().string());";
    case "pages":
      return [
        "JSONArray page = new JSONArray(response.body().string());",
        "if (page.isEmpty()) break;",
        "page.forEach(System.out::println);",
        "skip += page.length();",
      ].join("\n");
    case "lines":
      return "new BufferedReader(response.body().charStream()).lines().forEach(System.out::println);";
    case "status":
      return "System.out.println(response.code());";
    case "file":
      return `Files.write(Path.of(${quoted(response.file)}), response.body().bytes());`;
  }
}

/** Returns the body as an expression, a template. */
function bodySource(body: SampleBody): string {
  switch (body.kind) {
    case "json":
      return createBody(bodyMarker, templateText(body.type));
    case "text":
      return templateText(textBody(body.text, body.type));
    case "form":
      return templateText(formBody(body));
    case "multipart":
      return templateText(
        builder(
          ["MultipartBody.Builder()", ".setType(MultipartBody.FORM)"],
          body.parts.map(partCall),
        ),
      );
    case "file":
      return templateText(fileBody(body.file, body.type));
  }
}

/** Creates a body. The order (content, type) works in OkHttp 4 and 5; the opposite order was removed in 5. */
function createBody(content: string, type: string): string {
  return `RequestBody.create(${content}, MediaType.get(${quoted(type)}))`;
}

function textBody(text: string, type: string): string {
  return createBody(javaText(text, "        "), type);
}

function fileBody(file: string, type = "application/octet-stream"): string {
  return createBody(`new File(${quoted(file)})`, type);
}

function formBody({ pairs, type }: SampleBody & { kind: "form" }): string {
  if (pairs.some((pair) => !pair.plain)) {
    return textBody(pairs.map((pair: Pair) => pair.text).join("&"), type);
  }
  return builder(
    ["FormBody.Builder()"],
    pairs.map(({ name, value }) => `.add(${quoted(name)}, ${quoted(value)})`),
  );
}

function builder(head: readonly string[], calls: readonly string[]): string {
  return `new ${[...head, ...calls, ".build()"].join("\n    ")}`;
}

function partCall(part: Part): string {
  const name = quoted(part.name);
  if (part.headers.length > 0) return partWithHeaders(part);
  if (part.kind === "file") {
    return `.addFormDataPart(${name}, ${quoted(part.file)}, ${fileBody(part.file, part.type)})`;
  }
  const text = quoted(part.text);
  return part.type === undefined
    ? `.addFormDataPart(${name}, ${text})`
    : `.addFormDataPart(${name}, null, RequestBody.create(${text}, MediaType.get(${quoted(part.type)})))`;
}

/** Writes a part with additional headers: only a part that is built from its headers can have them. */
function partWithHeaders(part: Part): string {
  // RFC 7578, 4.2, as OkHttp writes it.
  const parameter = (key: string, value: string) =>
    `; ${key}="${value.replace(/["\r\n]/g, percentEncode)}"`;
  const file = part.kind === "file" ? parameter("filename", part.file) : "";
  const disposition = `form-data${parameter("name", part.name)}${file}`;
  const headers = [{ name: "Content-Disposition", value: disposition }, ...part.headers];
  const fields = headers.flatMap(({ name, value }) => [quoted(name), quoted(value)]).join(", ");
  const type = part.type === undefined ? "null" : `MediaType.get(${quoted(part.type)})`;
  const content = part.kind === "file" ? `new File(${quoted(part.file)})` : quoted(part.text);
  return `.addPart(Headers.of(${fields}), RequestBody.create(${content}, ${type}))`;
}

const dialect: Dialect = {
  quote: '"',
  name: camelCase,
  code: {
    url: (value) => `encode(${value})`,
    json: (value, isText) => (isText ? `JSONObject.quote(${value})` : value),
    text: (value) => value,
  },
  joined: (pieces) => pieces.map(({ text, code }) => code ?? `"${text}"`).join(" + "),
  read: (name, path) => `String ${name} = ${readOf(path)};`,
  print: (name) => `System.out.println("${name}: " + ${name});`,
};

/** The helpers of a program, each with the code that calls it. */
const helpers: readonly (readonly [use: string, ...lines: readonly string[]])[] = [
  [
    "send(",
    "/** Sends a request; stops with status and body if it is rejected. */",
    "static String send(OkHttpClient client, Request request) throws IOException {",
    "  try (Response response = client.newCall(request).execute()) {",
    "    String text = response.body().string();",
    "    if (!response.isSuccessful()) {",
    '      throw new IOException(response.code() + " " + text);',
    "    }",
    "    return text;",
    "  }",
    "}",
  ],
  [
    "read(response, ",
    "/** Reads a value from a response by its JSON Pointer. */",
    "static String read(String response, String pointer) {",
    "  Object value = new JSONPointer(pointer).queryFrom(new JSONTokener(response).nextValue());",
    "  if (JSONObject.NULL.equals(value)) {",
    '    throw new IllegalStateException("The response has no " + pointer + ".");',
    "  }",
    "  return value.toString();",
    "}",
  ],
  [
    "encode(",
    "/** Percent-encodes a value for a URL. */",
    "static String encode(String value) {",
    '  return URLEncoder.encode(value, StandardCharsets.UTF_8).replace("+", "%20");',
    "}",
  ],
];

function readOf(path: readonly (string | number)[]): string {
  return `read(response, ${templateText(quoted(join("", ...path)))})`;
}

/** Returns a call that is repeated until its response has the expected value. */
function repeated(request: string, retry: Retry): string {
  const body = loopBody(`response = send(client, ${request});`, retry, {
    holds: ({ path, isEqual, value }) =>
      `${isEqual ? "" : "!"}${readOf(path)}.equals(${templateText(quoted(String(value)))})`,
    error: "IllegalStateException",
    response: "response",
    wait: "Thread.sleep",
  });
  return `for (int attempt = 0; ; attempt++) {\n${indentLines(body, "  ")}\n}`;
}

/** Writes the program in Java 15 or later, with OkHttp 4 or 5 and org.json. */
export function okhttpProgram(plan: Plan): string {
  const made = plan.calls.map(({ request }) => okhttpCall(request));
  const calls = plan.calls.map((call, index) => {
    const { body = [], notes = [], builder: request = "" } = made[index] ?? {};
    const fill = (template: string) =>
      plan.holes.write(formatted(fillCall("okhttp", template, call), plan.holes), dialect);
    const isUsed = call.reads.length > 0 || call.shows !== undefined;
    return [
      `// ${commonHelpers.comment(call.title)}`,
      ...body.map((one) => fill(one).replace("RequestBody body = ", "body = ")),
      ...notes,
      call.retry
        ? repeated(fill(request), call.retry)
        : `${isUsed ? "response = " : ""}send(client, ${fill(request)});`,
      ...(call.shows === undefined ? [] : ["System.out.println(response);"]),
      ...readLines(call, dialect),
    ].join("\n");
  });
  const declared = declareOnce(
    declareOnce(calls, "response = send(", "String response = send(", "String response;"),
    "body = RequestBody",
    "RequestBody body = RequestBody",
  );
  const [first] = plan.calls;
  const code = [
    plan.given.map((one) => `String ${camelCase(one)} = ${textLiteral(one)};`).join("\n"),
    ...(first ? [clientSource(first.request)] : []),
    [declared.join("\n\n"), ...plan.results.map(camelCase).map(dialect.print)].join("\n"),
  ].join("\n\n");
  const used = helpers.filter(([use]) => code.includes(use));
  const isEncoding = code.includes("encode(");
  const isWaiting = plan.calls.some(({ retry }) => retry && retry.after > 0);
  const imports = new Set([
    ...made.flatMap((one) => one.imports),
    ...(isEncoding
      ? ["import java.net.URLEncoder;", "import java.nio.charset.StandardCharsets;"]
      : []),
    ...(/\bread\(|JSONObject\./.test(code) ? ["import org.json.*;"] : []),
  ]);
  return [
    [...imports].sort().join("\n"),
    "",
    `/** ${commonHelpers.comment(plan.title)} */`,
    "public class Main {",
    `  public static void main(String[] args) throws IOException${isWaiting ? ", InterruptedException" : ""} {`,
    indentLines(code, "    "),
    "  }",
    ...used.flatMap(([, ...lines]) => ["", indentLines(lines.join("\n"), "  ")]),
    "}",
  ].join("\n");
}

/** Returns source with formatted text blocks for bodies whose values come from variables. */
function formatted(source: string, holes: Holes): string {
  return source.replace(/"""\n(?:\\[^]|"(?!"")|[^"\\])*?"""/g, (block) => {
    const parts = holes.split(holes.withoutQuotes(block));
    if (parts.length === 1) return block;
    const values = parts.flatMap((part) =>
      typeof part === "string" ? [] : [codeOf(part, dialect)],
    );
    const text = parts.map((part) =>
      typeof part === "string" ? part.replaceAll("%", "%%") : "%s",
    );
    return `${text.join("")}.formatted(${values.join(", ")})`;
  });
}
