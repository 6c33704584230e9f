import { anyHeader, type RequestHeaders, requestHeaders } from "../../src/samples/headers";
import { serverParts, serverUrl } from "../../src/samples/server";
import type { BodyTemplate, RequestTemplate, SampleInputs } from "../../src/samples/types";
import type { Operation, Response } from "../model/types";
import type { SampleBody } from "./body";
import { isIn } from "./inputs";
import { concreteType, fileName, isJson, isLineStream } from "./media-type";
import type { ClientAuth, SecurityChoice } from "./security";
import { slotsIn, templateOf, type Text, textOf } from "./text";
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
  readonly headers: readonly HeaderField[];
  readonly extraHeaders: RequestHeaders["extraHeaders"];
  /** The media type that it asks for, only for a stream. */
  readonly accept: string | undefined;
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
  const accept = acceptOf(response);
  const { headers, extraHeaders } = requestHeaders(credentials, inputs.parameters, accept);
  return {
    method: operation.method.toUpperCase(),
    server: [{ slot: "server" }],
    path,
    query: query.length === 0 ? slot("query") : textOf("?", query, slot("moreQuery")),
    hasParams: isQueried && query.length === 0,
    headers: headers.map(({ name, value }) => ({ name: slotsIn(name), value: slotsIn(value) })),
    extraHeaders,
    accept,
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

/** Returns a request for templates, in which one line stands for all headers: the build writes it for each. */
export function withAnyHeader(request: SampleRequest): SampleRequest {
  const { headers, extraHeaders } = request;
  if (headers.length === 0) return request;
  return {
    ...request,
    headers: [{ name: slotsIn(anyHeader.name), value: slotsIn(anyHeader.value) }],
    // The build removes the slot where the reader has no further header to give.
    extraHeaders: ["headers", ...extraHeaders.filter((slot) => slot !== "headers")],
  };
}

/** Returns what the build needs to write the request in further languages. */
export function requestTemplate(request: SampleRequest): RequestTemplate {
  const { method, accept, auth } = request;
  return {
    method,
    url: templateOf(urlOf(request)),
    ...(accept !== undefined && { accept }),
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
function acceptOf(response: SampleResponse): string | undefined {
  // An invalid media type cannot be requested.
  if (response.kind !== "lines" || concreteType(response.type) !== response.type) return undefined;
  // A server may reject a charset that it does not name.
  return response.type.replace(/\s*;\s*charset=[^;]*/i, "");
}
