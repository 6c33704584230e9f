import { fillSample } from "../../src/samples/fill";
import { bodyMarker } from "../../src/samples/json-body";
import { csharpText } from "../../src/samples/literals";
import { quoted } from "../../src/samples/quote";
import { marker, templateText } from "../../src/samples/template";
import type { SampleInputs } from "../../src/samples/types";
import type { Part, SampleBody } from "./body";
import { loginMarkers, type SampleRequest, urlOf } from "./request";
import { certificateFiles } from "./security";
import { nest } from "./text";

/**
 * The request as a C# program of top-level statements that uses RestSharp 110 or later.
 *
 * The query stands encoded in the resource, which RestSharp passes on as it is; `AddQueryParameter` would encode it its own
 * way. Bodies of several lines are raw string literals (C# 11). A refused request ends with an exception that says status and body;
 * that of a stream says the status alone.
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

/** The client, and the statements of the request. */
export function restsharpCall(request: SampleRequest, inputs: SampleInputs) {
  const { headers, extraHeaders, body, method } = request;
  const [client, ...creation] = requestStatements(request, inputs);
  return {
    imports: usings(request),
    client,
    statements: [
      ...creation,
      ...headers.map(({ name, value }) => `request.AddHeader(${quoted(name)}, ${quoted(value)});`),
      ...extraHeaders.map(marker),
      ...(body === undefined ? [] : bodyStatements(body, method)),
    ],
  };
}

/** The client and what it needs, then the request. */
function requestStatements(
  request: SampleRequest,
  inputs: SampleInputs,
): readonly [string, ...string[]] {
  const { method, path, query, body, response } = request;
  // RestSharp's enumeration knows neither TRACE nor QUERY.
  const isKnown = /^(GET|POST|PUT|DELETE|HEAD|OPTIONS|PATCH)$/.test(method);
  const base = isKnown ? method : body === undefined ? "GET" : "POST";
  const name = `Method.${base.charAt(0)}${base.slice(1).toLowerCase()}`;
  const argument = base === "GET" ? "" : `, ${name}`;
  const filled = fillSample("restsharp", path, inputs);
  // Without its first slash, such a path would be read as a URL of another scheme or host.
  const isAmbiguous = /^\/(\/|[^/]*:)/.test(filled.map(({ text }) => text).join(""));
  return [
    clientStatement(request, isAmbiguous ? "" : quoted(marker("server"))),
    `var request = new RestRequest(${quoted(isAmbiguous ? urlOf(request) : `${path}${query}`)}${response.kind === "pages" ? " + skip" : ""}${argument});`,
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

/** @param server the base URL as a literal; empty when the request has the whole URL */
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

/** An answer that is there as a whole before anything is done with it. */
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

/** Templates. */
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

/** `AddStringBody` takes a bare media type; parameters such as a charset go into the header. */
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

/** RestSharp gives a type to one text part only, the one that it calls the body; the others are plain text. */
function partStatement(part: Part, isBody: boolean): string {
  // The library refuses these; browsers write them so (HTML, 4.10.21.8).
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
