import { isToken } from "../../src/samples/encode";
import { isFixed } from "../../src/samples/parameters";
import { cookieName } from "../../src/samples/serialize";
import { serverParts, serverUrl } from "../../src/samples/server";
import { marker, slotOf, templateText } from "../../src/samples/template";
import type {
  BodyTemplate,
  HeaderField,
  RequestTemplate,
  SampleInputs,
  SampleParameter,
} from "../../src/samples/types";
import type { Operation, Response } from "../model/types";
import type { SampleBody } from "./body";
import { isIn } from "./inputs";
import { concreteType, fileName, isJson, isLineStream } from "./media-type";
import type { ClientAuth, Credential, SecurityChoice } from "./security";
import { pathTemplate } from "./url";

/** One HTTP request, ready to be written in any language. Its texts are templates: what a reader can replace is a slot. */
export interface SampleRequest {
  /** In upper case. */
  readonly method: string;
  /** Percent-encoded; starts with `/`. */
  readonly path: string;
  /** The query, with its question mark; empty when there is never one. */
  readonly query: string;
  /** A client may be given the query by name and value instead. */
  readonly hasParams: boolean;
  /** Names are unique tokens, also on letters of either case. Content-Type belongs to the body; Accept is there for a stream alone. */
  readonly headers: readonly HeaderField[];
  /** Slots of headers that are only sent when a reader gives a value. */
  readonly extraHeaders: readonly ("headers" | "cookieHeader")[];
  readonly body: SampleBody | undefined;
  readonly auth: ClientAuth;
  readonly response: SampleResponse;
}

/**
 * What the sample does with the answer: it shows JSON or text, shows each line of a stream as it comes, saves a file, shows the
 * status of an empty answer, or shows each entry and asks for the next page.
 */
type SampleResponse =
  | { readonly kind: "json" | "text" | "status" }
  | {
      readonly kind: "lines";
      /** The media type as the document writes it. */
      readonly type: string;
    }
  | { readonly kind: "file"; readonly file: string }
  | {
      /** The sample reads a list to its end. */
      readonly kind: "pages";
      /** The parameter that says how many entries to leave out. */
      readonly skip: string;
    };

/** What the samples write for the name and the password of a login. */
export const loginMarkers = { name: marker("login.username"), password: marker("login.password") };

/**
 * The request that the samples of an operation send.
 *
 * @param operation an operation, not a webhook
 * @param choice how it authenticates
 * @param inputs what its slots are filled from
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
  const slot = (name: string) => (isQueried || hasServerQuery ? marker(name) : "");
  const response = responseOf(operation);
  return {
    method: operation.method.toUpperCase(),
    path,
    query: query === "" ? slot("query") : `?${query}${slot("moreQuery")}`,
    hasParams: isQueried && query === "",
    ...headersOf(credentials, inputs.parameters, acceptOf(response)),
    body,
    auth,
    response,
  };
}

/** The request of a sample that reads a list to its end, made of that for one page. Its query goes without the parameter `skip`. */
export function requestForPages(request: SampleRequest, skip: string): SampleRequest {
  return { ...request, query: marker(`pageQuery.${skip}`), response: { kind: "pages", skip } };
}

/** The slot of the arguments for the query, where a client is given any. */
export function paramsSlot({ hasParams, response }: SampleRequest): readonly string[] {
  if (response.kind === "pages") return [marker(`pageParams.${response.skip}`)];
  return hasParams ? [marker("params")] : [];
}

/** The headers, with the type of a body that the client would not say by itself. */
export function headerFields(
  { headers }: SampleRequest,
  type: string | undefined,
): readonly HeaderField[] {
  if (type === undefined) return headers;
  return [...headers, { name: "Content-Type", value: templateText(type) }];
}

/** The complete URL of the request. */
export function urlOf({ path, query }: SampleRequest): string {
  return `${marker("server")}${path}${query}`;
}

/** What the build writes further languages from. */
export function requestTemplate(request: SampleRequest): RequestTemplate {
  const { method, headers, extraHeaders, auth } = request;
  return {
    method,
    url: urlOf(request),
    headers,
    ...(extraHeaders.length > 0 && { extraHeaders }),
    ...(auth.login !== undefined && { login: auth.login }),
    ...(auth.hasCertificate && { certificate: true }),
  };
}

/** The body of the same request; nothing for JSON, which is the example of the variant. */
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
  accept: readonly HeaderField[],
): Pick<SampleRequest, "headers" | "extraHeaders"> {
  const headers = parameters.filter(isIn("header"));
  const cookies = parameters.filter(isIn("cookie"));
  const fixedCookies = [
    ...credentials
      .filter(isIn("cookie"))
      .map(
        (credential) =>
          `${cookieName(credential.name)}=${slotOfScheme("cookieScheme", credential)}`,
      ),
    ...cookies.filter(isFixed).map(slotFor),
  ];
  const hasExtraCookies = !cookies.every(isFixed);
  const hasCookieHeader = fixedCookies.length > 0;
  const cookieText = fixedCookies.join("; ") + (hasExtraCookies ? marker("cookies") : "");
  const fields: readonly (HeaderField & { readonly slot?: string })[] = [
    ...credentials.filter(isIn("header")).map((credential) => ({
      name: credential.name,
      value: slotOfScheme("scheme", credential),
      // Any other name needs escapes, which depend on where it stands.
      slot: /^[\w-]+$/.test(credential.name) ? slotOfScheme("schemeName", credential) : "",
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
      .map(({ slot, name, value }) => ({ name: slot || name, value })),
    extraHeaders: [
      ...(headers.every(isFixed) ? [] : (["headers"] as const)),
      ...(hasExtraCookies && !hasCookieHeader ? (["cookieHeader"] as const) : []),
    ],
  };
}

function slotFor(parameter: SampleParameter): string {
  return marker(slotOf(parameter.in, parameter.name));
}

/** What a scheme asks for stands once for the whole API. An empty header is written in a way of its own. */
function slotOfScheme(kind: string, { scheme, value }: Credential): string {
  return value === "" ? "" : marker(slotOf(kind, scheme));
}

/**
 * What the sample does with the answer. The first successful response decides, and the first of its media types, in the order of the
 * document: a stream that stands behind another type has the sample of that type.
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

/** The response that samples are about. */
export function successOf({ responses }: Operation): Response | undefined {
  return (
    responses.find(({ status }) => status.startsWith("2")) ??
    responses.find(({ status }) => status === "default")
  );
}

/**
 * Asks for a stream by its media type (RFC 9110, 12.5.1), since a server that knows other types as well would rather send one of those:
 * left alone, clients ask for anything, or for JSON. For all other answers that will do. A parameter named Accept has no say (OpenAPI
 * 3.1, 4.8.12.1).
 */
function acceptOf(response: SampleResponse): readonly HeaderField[] {
  // What is no media type cannot be asked for.
  if (response.kind !== "lines" || concreteType(response.type) !== response.type) return [];
  // A server may refuse to answer in a charset that it does not name.
  const range = response.type.replace(/\s*;\s*charset=[^;]*/i, "");
  return [{ name: "Accept", value: templateText(range) }];
}
