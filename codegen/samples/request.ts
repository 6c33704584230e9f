import type { ApiModel, Operation, Parameter } from "../model/types";
import { bodyFor, fileName, isJson, type SampleBody } from "./body";
import { cookieValue, fieldValue, isToken, percentEncodeAround } from "./encode";
import { cookieName, cookiePairs, headerText, type Pair, pair, queryPairs } from "./serialize";
import { credentialsFor } from "./security";
import { expandPath, serverParts } from "./url";

/** One HTTP request, ready to be written in any language. Every text is as it is sent, save for `{placeholders}`. */
export interface SampleRequest {
  /** In upper case. */
  readonly method: string;
  /** `https://api.example.com` */
  readonly origin: string;
  /** Percent-encoded; starts with `/`. */
  readonly path: string;
  readonly query: readonly Pair[];
  /** Names are unique tokens, also on letters of either case. Content-Type belongs to the body. */
  readonly headers: readonly HeaderField[];
  readonly body: SampleBody | undefined;
  readonly response: SampleResponse;
}

interface HeaderField {
  readonly name: string;
  readonly value: string;
}

/** What the sample does with the answer: it shows JSON or text, saves a file, or shows the status of an empty answer. */
type SampleResponse =
  { readonly kind: "json" | "text" | "status" } | { readonly kind: "file"; readonly file: string };

/** Headers that OpenAPI describes elsewhere (3.1, 4.8.12.1), or that the client alone can set right. */
const RESERVED_HEADERS = new Set([
  "accept",
  "authorization",
  "content-length",
  "content-type",
  "transfer-encoding",
]);

/**
 * The request that the samples of an operation send.
 *
 * It carries every required parameter, every optional one whose example the author declared unless it is deprecated, the
 * credentials of the first alternative that asks for any, and the first example of the first media type. A header whose
 * name is no token is left out: no client can send it.
 *
 * @param operation an operation, not a webhook
 * @param model where servers, security schemes and named schemas are found
 */
export function requestFor(operation: Operation, model: ApiModel): SampleRequest {
  const server = serverParts(operation.servers[0] ?? model.servers[0]);
  const path = expandPath(operation.path, operation.parameters);
  const credentials = credentialsFor(operation, model);
  const given = operation.parameters.filter(isShown);
  const query = [
    ...[server.query, path.query].filter((text) => text !== "").map(writtenPair),
    ...given.filter(isIn("query")).flatMap((one) => queryPairs(one, one.example.value)),
    ...credentials
      .filter((credential) => credential.in === "query")
      .map(({ name, value }) => ({ ...pair(name, value, percentEncodeAround), plain: true })),
  ];
  return {
    method: operation.method.toUpperCase(),
    origin: server.origin,
    path: `${server.path}${path.path.startsWith("/") ? "" : "/"}${path.path}`,
    query,
    headers: headers(given, credentials),
    body: bodyFor(operation, model),
    response: response(operation),
  };
}

/**
 * Whether a client may be given names and values instead of the encoded query. A blank stands in the way: clients write it
 * as `+`, which only form decoders read as a blank (RFC 3986 knows no such rule).
 */
export function hasPlainQuery({ query }: SampleRequest): boolean {
  return (
    query.length > 0 && query.every(({ name, value, plain }) => plain && !/ /.test(name + value))
  );
}

/** The complete URL of the request. */
export function urlOf({ origin, path, query }: SampleRequest): string {
  return `${origin}${path}${queryText(query)}`;
}

/** The pairs as a query, with its question mark; empty when there are none. */
export function queryText(query: readonly Pair[]): string {
  return query.length === 0 ? "" : `?${query.map(({ text }) => text).join("&")}`;
}

function isShown(parameter: Parameter): boolean {
  if (parameter.required) return true;
  return parameter.example.origin === "declared" && !parameter.deprecated;
}

function isIn(location: Parameter["in"]): (parameter: Parameter) => boolean {
  return (parameter) => parameter.in === location;
}

/** A query that the document wrote into a URL itself. */
function writtenPair(text: string): Pair {
  return { name: "", value: "", text, plain: false };
}

function headers(
  parameters: readonly Parameter[],
  credentials: ReturnType<typeof credentialsFor>,
): readonly HeaderField[] {
  const cookies = [
    ...credentials
      .filter((credential) => credential.in === "cookie")
      .map(({ name, value }) => `${cookieName(name)}=${cookieValue(value)}`),
    ...parameters
      .filter(isIn("cookie"))
      .flatMap((parameter) => cookiePairs(parameter, parameter.example.value)),
  ];
  const fields = [
    ...credentials
      .filter((credential) => credential.in === "header")
      .map(({ name, value }) => ({ name, value: fieldValue(value) })),
    ...parameters
      .filter(isIn("header"))
      .filter(({ name }) => !RESERVED_HEADERS.has(name.toLowerCase()))
      .map((parameter) => ({
        name: parameter.name,
        value: headerText(parameter, parameter.example.value),
      })),
    ...(cookies.length === 0 ? [] : [{ name: "Cookie", value: cookies.join("; ") }]),
  ];
  const seen = new Set<string>();
  return fields.filter(({ name }) => {
    const key = name.toLowerCase();
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst && isToken(name);
  });
}

function response(operation: Operation): SampleResponse {
  if (operation.method === "head") return { kind: "status" };
  const success =
    operation.responses.find(({ status }) => status.startsWith("2")) ??
    operation.responses.find(({ status }) => status === "default");
  const type = success?.content[0]?.type;
  if (type === undefined) return { kind: "status" };
  if (isJson(type)) return { kind: "json" };
  if (/^text\/|[/+](xml|yaml|x-ndjson)\b|^\*\/\*/i.test(type)) return { kind: "text" };
  return { kind: "file", file: fileName(type) };
}
