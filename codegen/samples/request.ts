import { isToken } from "../../src/samples/encode";
import { isFixed } from "../../src/samples/parameters";
import { cookieName } from "../../src/samples/serialize";
import { serverParts, serverUrl } from "../../src/samples/server";
import { slotOf } from "../../src/samples/template";
import type {
  BodyTemplate,
  RequestTemplate,
  SampleInputs,
  SampleParameter,
} from "../../src/samples/types";
import type { Operation, Response } from "../model/types";
import type { SampleBody } from "./body";
import { isIn } from "./inputs";
import { concreteType, fileName, isJson, isLineStream } from "./media-type";
import type { ClientAuth, Credential, SecurityChoice } from "./security";
import { templateOf, type Text, textOf } from "./text";
import { pathTemplate } from "./url";

export interface HeaderField {
  readonly name: Text;
  readonly value: Text;
}

/** One HTTP request, ready to be written in any language. Parts that a reader can replace are slots. */
export interface SampleRequest {
  /** In upper case. */
  readonly method: string;
  /** The base URL. */
  readonly server: Text;
  /** Percent-encoded; starts with `/`. */
  readonly path: Text;
  /** The query, with its question mark; empty if there is never one. */
  readonly query: Text;
  /** Whether a client may receive the query as names and values instead. */
  readonly hasParams: boolean;
  /** Names are unique tokens, ignoring case. Content-Type belongs to the body; Accept is only there for a stream. */
  readonly headers: readonly HeaderField[];
  /** Slots of headers that are only sent if a reader gives a value. */
  readonly extraHeaders: readonly ("headers" | "cookieHeader")[];
  readonly body: SampleBody | undefined;
  readonly auth: ClientAuth;
  readonly response: SampleResponse;
}

/**
 * What the sample does with the response: it shows JSON or text, shows each line of a stream as it arrives, saves a file, shows the status
 * of an empty response, or shows each entry and requests the next page.
 */
type SampleResponse =
  | { readonly kind: "json" | "text" | "status" }
  | {
      readonly kind: "lines";
      /** The media type as written in the document. */
      readonly type: string;
    }
  | { readonly kind: "file"; readonly file: string }
  | {
      /** The sample reads a list to its end. */
      readonly kind: "pages";
      /** The parameter for the number of entries to skip. */
      readonly skip: string;
    };

/**
 * Returns the request that the samples of an operation send.
 *
 * @param operation an operation, not a webhook
 * @param choice how it authenticates
 * @param inputs the values for its slots
 */
export function requestFor(
  operation: Operation,
  { credentials, auth }: SecurityChoice,
  inputs: SampleInputs,
  body?: SampleBody,
): SampleRequest {
  const { path, query } = pathTemplate(operation.path, operation.parameters);
  const isQueried =
    inputs.parameters.some(isIn("query")) || (inputs.queryCredentials ?? []).length > 0;
  const [server] = inputs.servers ?? [];
  const hasServerQuery = server !== undefined && serverParts(serverUrl(server)).query !== "";
  const slot = (name: string): Text => (isQueried || hasServerQuery ? [{ slot: name }] : []);
  const response = responseOf(operation);
  return {
    method: operation.method.toUpperCase(),
    server: [{ slot: "server" }],
    path,
    query: query.length === 0 ? slot("query") : textOf("?", query, slot("moreQuery")),
    hasParams: isQueried && query.length === 0,
    ...headersOf(credentials, inputs.parameters, acceptOf(response)),
    body,
    auth,
    response,
  };
}

/** Turns a request for one page into one for a sample that reads a list to its end. Its query omits the parameter `skip`. */
export function requestForPages(request: SampleRequest, skip: string): SampleRequest {
  return { ...request, query: [{ slot: `pageQuery.${skip}` }], response: { kind: "pages", skip } };
}

/** Returns the complete URL of the request. */
export function urlOf({ server, path, query }: SampleRequest): Text {
  return textOf(server, path, query);
}

/** Returns the template from which the build writes further languages. */
export function requestTemplate(request: SampleRequest): RequestTemplate {
  const { method, headers, extraHeaders, auth } = request;
  return {
    method,
    url: templateOf(urlOf(request)),
    headers: headers.map(({ name, value }) => ({
      name: templateOf(name),
      value: templateOf(value),
    })),
    ...(extraHeaders.length > 0 && { extraHeaders }),
    ...(auth.login !== undefined && { login: auth.login }),
    ...(auth.hasCertificate && { certificate: true }),
  };
}

/** Returns the template of the body; `undefined` for JSON, where the variant's example is the body. */
export function bodyTemplate(body: SampleBody | undefined): BodyTemplate | undefined {
  switch (body?.kind) {
    case undefined:
    case "json":
      return undefined;
    case "text":
      return { type: body.type, text: body.text };
    case "form":
      return { type: body.type, text: body.pairs.map(({ text }) => text).join("&") };
    case "multipart":
      return {
        type: body.type,
        parts: body.parts.map(({ kind: _kind, type, headers, ...part }) => ({
          ...part,
          ...(type !== undefined && { type }),
          ...(headers.length > 0 && { headers }),
        })),
      };
    case "file":
      return { type: body.type, file: body.file };
  }
}

function headersOf(
  credentials: readonly Credential[],
  parameters: readonly SampleParameter[],
  accept: readonly { readonly name: string; readonly value: Text }[],
): Pick<SampleRequest, "headers" | "extraHeaders"> {
  const headers = parameters.filter(isIn("header"));
  const cookies = parameters.filter(isIn("cookie"));
  const fixedCookies = [
    ...credentials
      .filter(isIn("cookie"))
      .map((credential) =>
        textOf(`${cookieName(credential.name)}=`, slotOfScheme("cookieScheme", credential)),
      ),
    ...cookies.filter(isFixed).map(slotFor),
  ];
  const hasExtraCookies = !cookies.every(isFixed);
  const hasCookieHeader = fixedCookies.length > 0;
  const cookieText = textOf(
    ...fixedCookies.flatMap((cookie, index) => [index === 0 ? "" : "; ", cookie]),
    hasExtraCookies ? [{ slot: "cookies" }] : "",
  );
  const fields: readonly { name: string; value: Text; slot?: Text }[] = [
    ...credentials.filter(isIn("header")).map((credential) => ({
      name: credential.name,
      value: slotOfScheme("scheme", credential),
      // Any other name needs escapes, which depend on its position.
      slot: /^[\w-]+$/.test(credential.name) ? slotOfScheme("schemeName", credential) : [],
    })),
    ...accept,
    ...headers
      .filter(isFixed)
      .map((parameter) => ({ name: parameter.name, value: slotFor(parameter) })),
    ...(hasCookieHeader ? [{ name: "Cookie", value: cookieText }] : []),
  ];
  return {
    headers: fields
      .filter(
        ({ name }, index) =>
          isToken(name) &&
          fields.findIndex((one) => one.name.toLowerCase() === name.toLowerCase()) === index,
      )
      .map(({ slot = [], name, value }) => ({ name: slot.length > 0 ? slot : [name], value })),
    extraHeaders: [
      ...(headers.every(isFixed) ? [] : (["headers"] as const)),
      ...(hasExtraCookies && !hasCookieHeader ? (["cookieHeader"] as const) : []),
    ],
  };
}

function slotFor(parameter: SampleParameter): Text {
  return [{ slot: slotOf(parameter.in, parameter.name) }];
}

/** Returns the slot of a scheme's credential, whose text is written once for the whole API. An empty header has its own syntax. */
function slotOfScheme(kind: string, { scheme, value }: Credential): Text {
  return value === "" ? [] : [{ slot: slotOf(kind, scheme) }];
}

/**
 * Returns what the sample does with the response. The first successful response decides, and the first of its media types in document
 * order: a stream after another type has the sample of that type.
 */
function responseOf(operation: Operation): SampleResponse {
  if (operation.method === "head") return { kind: "status" };
  const type = successOf(operation)?.content[0]?.type;
  if (type === undefined) return { kind: "status" };
  if (isJson(type)) return { kind: "json" };
  if (isLineStream(type)) return { kind: "lines", type };
  if (/^text\/|[/+](xml|yaml)\b|^\*\/\*/i.test(type)) return { kind: "text" };
  return { kind: "file", file: fileName(type) };
}

/** Returns the response that samples are about. */
export function successOf({ responses }: Operation): Response | undefined {
  return (
    responses.find(({ status }) => status.startsWith("2")) ??
    responses.find(({ status }) => status === "default")
  );
}

/**
 * Requests a stream by its media type (RFC 9110, 12.5.1): by default, clients accept anything, or ask for JSON, and a server that supports
 * other types would rather send one of those. For all other responses, the default is fine. A parameter named Accept is ignored (OpenAPI
 * 3.1, 4.8.12.1).
 */
function acceptOf(response: SampleResponse) {
  // An invalid media type cannot be requested.
  if (response.kind !== "lines" || concreteType(response.type) !== response.type) return [];
  // A server may reject a charset that it does not name.
  const range = response.type.replace(/\s*;\s*charset=[^;]*/i, "");
  return [{ name: "Accept", value: [range] }];
}
