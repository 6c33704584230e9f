import { fillSample } from "../../../src/samples/fill";
import { bodyMarker } from "../../../src/samples/json-body";
import { csharpText } from "../../../src/samples/languages";
import { quoted } from "../../../src/samples/quote";
import { marker, templateText } from "../../../src/samples/template";
import { indentLines } from "../../../src/samples/text";
import type { SampleInputs } from "../../../src/samples/types";
import type { Retry } from "../../model/workflows/retries";
import type { Part, SampleBody } from "../body";
import { commonHelpers } from "../helpers";
import {
  camelCase,
  codeOf,
  declareOnce,
  type Dialect,
  doubleBraces,
  fillCall,
  type Holes,
  interpolated,
  loopBody,
  type Plan,
  readLines,
  textLiteral,
} from "../programs/plan";
import { headerFields, loginMarkers, type SampleRequest, urlOf } from "../request";
import { certificateFiles } from "../security";
import { nest, templateOf } from "../text";

/**
 * Writes the request as a C# program of top-level statements that uses RestSharp 110 or later.
 *
 * The query is encoded in the resource, which RestSharp passes on as is; `AddQueryParameter` would encode it its own way. Bodies of several
 * lines are raw string literals (C# 11). A rejected request ends with an exception that contains status and body; for a stream, only the
 * status.
 */
export function restsharp(request: SampleRequest, inputs: SampleInputs): string {
  const { response } = request;
  const { imports, client, statements } = restsharpCall(request, inputs);
  const answer = response.kind === "lines" ? streamStatements : answerStatements(response);
  const whole = `${statements.join("\n")}\n\n${answer.join("\n")}`;
  return [
    imports.join("\n"),
    response.kind === "pages"
      ? `${client}\nvar skip = 0;\nwhile (true)\n{\n${nest(whole, 4)}\n}`
      : `${client}\n${whole}`,
  ].join("\n\n");
}

/** Returns the client, and the statements of the request. */
function restsharpCall(request: SampleRequest, inputs: SampleInputs) {
  const { extraHeaders, body, method } = request;
  const [client, ...creation] = requestStatements(request, inputs);
  return {
    imports: usings(request),
    client,
    statements: [
      ...creation,
      ...headerFields(request, undefined).map(
        ({ name, value }) => `request.AddHeader(${quoted(name)}, ${quoted(value)});`,
      ),
      ...extraHeaders.map(marker),
      ...(body === undefined ? [] : bodyStatements(body, method)),
    ],
  };
}

/** Returns the creation of the client, then that of the request. */
function requestStatements(
  request: SampleRequest,
  inputs: SampleInputs,
): readonly [string, ...string[]] {
  const { method, path, query, body, response } = request;
  // RestSharp's enumeration has neither TRACE nor QUERY.
  const isKnown = /^(GET|POST|PUT|DELETE|HEAD|OPTIONS|PATCH)$/.test(method);
  const base = isKnown ? method : body === undefined ? "GET" : "POST";
  const name = `Method.${base.charAt(0)}${base.slice(1).toLowerCase()}`;
  const argument = base === "GET" ? "" : `, ${name}`;
  const filled = fillSample("restsharp", templateOf(path), inputs);
  // Without its first slash, such a path would be read as a URL with another scheme or host.
  const isAmbiguous = /^\/(\/|[^/]*:)/.test(filled.map(({ text }) => text).join(""));
  return [
    clientStatement(request, isAmbiguous ? "" : quoted(marker("server"))),
    `var request = new RestRequest(${quoted(isAmbiguous ? urlOf(request) : `${templateOf(path)}${templateOf(query)}`)}${response.kind === "pages" ? " + skip" : ""}${argument});`,
    ...(isKnown
      ? []
      : [
          "request.OnBeforeRequest = message =>",
          "{",
          `    message.Method = new HttpMethod(${quoted(method)});`,
          "    return ValueTask.CompletedTask;",
          "};",
        ]),
  ];
}

function usings({ auth, response }: SampleRequest): readonly string[] {
  return [
    ...(auth.login === "digest" ? ["using System.Net;"] : []),
    ...(auth.hasCertificate ? ["using System.Security.Cryptography.X509Certificates;"] : []),
    ...(response.kind === "pages" ? ["using System.Text.Json;"] : []),
    "using RestSharp;",
    ...(auth.login === "basic" ? ["using RestSharp.Authenticators;"] : []),
  ];
}

/** @param server the base URL as a literal; empty if the request has the whole URL */
function clientStatement({ auth, response }: SampleRequest, server: string): string {
  const login = `"${loginMarkers.name}", "${loginMarkers.password}"`;
  const { certificate, key } = certificateFiles;
  const options = [
    ...(auth.login === "basic" ? [`Authenticator = new HttpBasicAuthenticator(${login}),`] : []),
    ...(auth.login === "digest" ? [`Credentials = new NetworkCredential(${login}),`] : []),
    ...(auth.hasCertificate
      ? [
          "ClientCertificates = new X509CertificateCollection",
          "{",
          `    X509Certificate2.CreateFromPemFile(${quoted(certificate)}, ${quoted(key)}),`,
          "},",
        ]
      : []),
    ...(response.kind === "lines" ? ["ThrowOnAnyError = true,"] : []),
  ];
  if (options.length === 0) return `var client = new RestClient(${server});`;
  return [
    `var client = new RestClient(new RestClientOptions${server === "" ? "" : `(${server})`}`,
    "{",
    ...options.map((line) => `    ${line}`),
    "});",
  ].join("\n");
}

/** A response that is complete before the sample uses it. */
type WholeAnswer = Exclude<SampleRequest["response"], { readonly kind: "lines" }>;

const streamStatements: readonly string[] = [
  "using var stream = await client.DownloadStreamAsync(request);",
  "using var reader = new StreamReader(stream!);",
  "while (await reader.ReadLineAsync() is { } line)",
  "{",
  "    Console.WriteLine(line);",
  "}",
];

function answerStatements(response: WholeAnswer): readonly string[] {
  return [
    "var response = await client.ExecuteAsync(request);",
    "if (!response.IsSuccessful)",
    "{",
    "    throw new HttpRequestException(",
    '        (int)response.StatusCode + " " + response.Content, response.ErrorException);',
    "}",
    ...responseStatements(response),
  ];
}

function responseStatements(response: WholeAnswer): readonly string[] {
  switch (response.kind) {
    case "json":
    case "text":
      return ["Console.WriteLine(response.Content);"];
    case "status":
      return ["Console.WriteLine(response.StatusCode);"];
    case "file":
      return [`await File.WriteAllBytesAsync(${quoted(response.file)}, response.RawBytes!);`];
    case "pages":
      return [
        "using var page = JsonDocument.Parse(response.Content!);",
        "var count = page.RootElement.GetArrayLength();",
        "if (count == 0) break;",
        "foreach (var entry in page.RootElement.EnumerateArray()) Console.WriteLine(entry);",
        "skip += count;",
      ];
  }
}

/** Returns templates. */
function bodyStatements(body: SampleBody, method: string): readonly string[] {
  switch (body.kind) {
    case "json":
      return stringBody(bodyMarker, templateText(body.type));
    case "text":
      return stringBody(csharpText(body.text, "    "), body.type).map(templateText);
    case "form":
      return formStatements(body, method).map(templateText);
    case "multipart":
      return multipartStatements(body.parts).map(templateText);
    case "file":
      return [
        `request.AddBody(await File.ReadAllBytesAsync(${quoted(body.file)}), ${quoted(body.type)});`,
      ].map(templateText);
  }
}

/** Returns the statements of a text body. `AddStringBody` takes a bare media type; parameters such as a charset go into the header. */
function stringBody(literal: string, type: string): readonly string[] {
  const bare = type.split(";")[0]?.trim() ?? type;
  return [
    `request.AddStringBody(${literal}, ${contentType(bare)});`,
    ...(bare === type ? [] : [`request.AddHeader("Content-Type", ${quoted(type)});`]),
  ];
}

function contentType(type: string): string {
  const names: Readonly<Record<string, string>> = {
    "application/json": "ContentType.Json",
    "application/xml": "ContentType.Xml",
    "text/plain": "ContentType.Plain",
    "application/x-www-form-urlencoded": "ContentType.FormUrlEncoded",
  };
  return names[type] ?? quoted(type);
}

function formStatements(
  { pairs, type }: SampleBody & { kind: "form" },
  method: string,
): readonly string[] {
  // With any other method, AddParameter writes to the query.
  const isForm =
    /^(POST|PUT|PATCH)$/.test(method) && pairs.length > 0 && pairs.every(({ plain }) => plain);
  return isForm && type === "application/x-www-form-urlencoded"
    ? pairs.map(({ name, value }) => `request.AddParameter(${quoted(name)}, ${quoted(value)});`)
    : stringBody(csharpText(pairs.map(({ text }) => text).join("&"), "    "), type);
}

function multipartStatements(parts: readonly Part[]): readonly string[] {
  const typed = parts.find((part) => part.kind === "text" && part.type !== undefined);
  return [
    "request.AlwaysMultipartFormData = true;",
    ...parts.flatMap((part) => [
      ...part.headers.map(({ name }) => `// RestSharp cannot give this part its header ${name}.`),
      partStatement(part, part === typed),
    ]),
  ];
}

/** RestSharp gives a type to only one text part, which it calls the body; the others are plain text. */
function partStatement(part: Part, isBody: boolean): string {
  // The library rejects these characters; browsers write them this way (HTML, 4.10.21.8).
  const name = quoted(
    part.name.replaceAll('"', "%22").replaceAll("\r", "%0D").replaceAll("\n", "%0A"),
  );
  const type = part.type === undefined ? undefined : contentType(part.type);
  if (part.kind === "file") {
    return `request.AddFile(${name}, ${quoted(part.file)}${type === undefined ? "" : `, ${type}`});`;
  }
  return isBody && type !== undefined
    ? `request.AddParameter(new BodyParameter(${name}, ${quoted(part.text)}, ${type}));`
    : `request.AddParameter(${name}, ${quoted(part.text)});`;
}

const dialect: Dialect = {
  quote: '"',
  name: camelCase,
  code: {
    url: (value) => `Uri.EscapeDataString(${value})`,
    json: (value, isText) => (isText ? `JsonSerializer.Serialize(${value})` : value),
    text: (value) => value,
  },
  joined: (pieces) => `$"${interpolated(pieces, "{", doubleBraces)}"`,
  read: (name, path) => `var ${name} = ${readOf(path)};`,
  print: (name) => `Console.WriteLine($"${name}: {${name}}");`,
};

const send = `// Sends a request; stops with status and body if it is rejected.
async Task<string> Send(RestRequest call)
{
    var answer = await client.ExecuteAsync(call);
    if (!answer.IsSuccessful)
    {
        throw new HttpRequestException(
            (int)answer.StatusCode + " " + answer.Content, answer.ErrorException);
    }
    return answer.Content ?? "";
}`;

const read = `// Reads a value that later calls need.
static string Read(string json, params string[] path)
{
    var value = JsonNode.Parse(json);
    foreach (var key in path)
    {
        value = value is JsonArray list
            ? list.ElementAtOrDefault(int.Parse(key))
            : (value as JsonObject)?[key];
    }
    return value?.ToString()
        ?? throw new InvalidDataException($"The response has no {string.Join(".", path)}.");
}`;

function readOf(path: readonly (string | number)[]): string {
  const keys = path.map((key) => templateText(quoted(String(key))));
  return `Read(${["response", ...keys].join(", ")})`;
}

/** Returns a call that is repeated until its response has the expected value. */
function repeated(retry: Retry): string {
  const body = loopBody("response = await Send(request);", retry, {
    holds: ({ path, isEqual, value }) =>
      `${readOf(path)} ${isEqual ? "==" : "!="} ${templateText(quoted(String(value)))}`,
    error: "InvalidOperationException",
    response: "response",
    wait: "await Task.Delay",
  });
  return `for (var attempt = 0; ; attempt++)\n{\n${indentLines(body, "    ")}\n}`;
}

/** Writes the program in C# 11 or later, as top-level statements, with RestSharp 110 or later. */
export function restsharpProgram(plan: Plan): string {
  const made = plan.calls.map(({ request, inputs }) => restsharpCall(request, inputs.url));
  const fill = (template: string, index: number) => {
    const call = plan.calls[index];
    if (!call) return template;
    const whole = call.shared.has("server")
      ? template
      : template.replace('RestRequest("/', 'RestRequest("{{server}}/');
    const filled = rawLiterals(fillCall("restsharp", whole, call), plan.holes);
    return plan.holes.write(filled, dialect);
  };
  const calls = plan.calls.map((call, index) => {
    const { statements = [] } = made[index] ?? {};
    const isUsed = call.reads.length > 0 || call.shows !== undefined;
    const sending = call.retry
      ? repeated(call.retry)
      : `${isUsed ? "response = " : ""}await Send(request);`;
    return [
      `// ${commonHelpers.comment(call.title)}`,
      // Filled together with the last line, because the last statement may be a slot of whole lines.
      fill([...statements, sending].join("\n"), index).replace("var request = ", "request = "),
      ...(call.shows === undefined ? [] : ["Console.WriteLine(response);"]),
      ...readLines(call, dialect),
    ].join("\n");
  });
  const declared = declareOnce(
    declareOnce(calls, "request = new RestRequest(", "var request = new RestRequest("),
    "response = await Send(",
    "var response = await Send(",
    "string response;",
  );
  const results = plan.results.map(camelCase).map(dialect.print);
  const isReading = calls.some((one) => one.includes("Read(response, "));
  const imported = new Set(made.flatMap(({ imports }) => imports));
  if (calls.some((one) => one.includes("JsonSerializer."))) imported.add("using System.Text.Json;");
  if (isReading) imported.add("using System.Text.Json.Nodes;");
  // Namespaces of the system come first.
  const order = (line: string) => Number(!line.startsWith("using System"));
  return [
    `// ${commonHelpers.comment(plan.title)}`,
    [...imported].sort((one, other) => order(one) - order(other)).join("\n"),
    [
      ...plan.given.map((one) => `var ${camelCase(one)} = ${textLiteral(one)};`),
      fill(made[0]?.client ?? "", 0),
    ].join("\n"),
    [declared.join("\n\n"), ...results].join("\n"),
    ...(isReading ? [read] : []),
    send,
  ].join("\n\n");
}

/** Writes bodies whose values come from variables as raw literals, with enough `$` that their own braces are text. */
function rawLiterals(source: string, holes: Holes): string {
  return source.replace(/("{3,})\n[^]*?\n *\1/g, (literal) => {
    const parts = holes.split(holes.withoutQuotes(literal.replaceAll("{{{{}}", "{{")));
    if (parts.length === 1) return literal;
    const runs =
      parts
        .map(String)
        .join("")
        .match(/\{+|\}+/g) ?? [];
    const count = Math.max(...runs.map(({ length }) => length), 1) + 1;
    const text = parts.map((part) =>
      typeof part === "string"
        ? templateText(part)
        : // The code is a template already.
          templateText("{".repeat(count)) + codeOf(part, dialect) + "}".repeat(count),
    );
    return "$".repeat(count) + text.join("");
  });
}
