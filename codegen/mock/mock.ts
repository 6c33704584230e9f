import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  validateHeaderValue,
} from "node:http";
import type { AddressInfo } from "node:net";
import { serverParts, serverUrl } from "../../src/samples/server";
import { isLoopbackHost } from "../../src/shared/loopback-host";
import { attempt } from "../files";
import { normalize } from "../model/normalize";
import type { ApiModel, Example, JsonValue, MediaType, Operation, Response } from "../model/types";
import { bounds } from "../document/bounds";
import { asRaw, isRaw, type SpecDocument } from "../document/document";
import { createTimer, stopped } from "../document/time-limit";
import { itemsOf, jsonLines } from "../samples/body";
import { isJson, isJsonLines } from "../samples/media-type";
import { skipParameter } from "../samples/pages";
import { type Checked, Contract, type Message } from "../contract/contract";

/** The response of a server. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A request, the result of its check, and the response. */
export interface Exchange extends Checked {
  readonly message: Message;
  readonly answer: Answer;
}

/** Checks requests against an OpenAPI document, and responds with its examples. It keeps no state. */
export class Mock {
  private readonly contract: Contract;
  private readonly model: ApiModel;
  /** The paths of the servers, which may precede the path of a request. */
  private readonly bases: readonly string[];
  private readonly inTime;

  /** @param milliseconds for checking a request: where unions contain themselves, the time grows by a power of the depth of a body */
  constructor(document: SpecDocument, milliseconds: number = bounds.requestMilliseconds) {
    this.inTime = createTimer(milliseconds);
    this.contract = new Contract(document);
    this.model = normalize(document, []);
    const servers = [this.model, ...this.model.operations].flatMap((one) => one.servers);
    const paths = servers.map(({ url, variables }) => {
      const { base } = serverParts(serverUrl({ url, variables }));
      return URL.canParse(base) ? new URL(base).pathname : "/";
    });
    this.bases = [...new Set(paths)].filter((path) => path !== "/");
  }

  /**
   * Returns the response that the API would send.
   *
   * @param target path and query string of the request
   */
  answer({
    target,
    ...sent
  }: Omit<Message, "path" | "query"> & { readonly target: string }): Exchange {
    const [whole = "", query = ""] = target.split(/\?(.*)/s);
    const base = this.bases.find((one) => whole.startsWith(`${one}/`)) ?? "";
    const message = { ...sent, path: whole.slice(base.length), query };
    const result = this.inTime(() => this.contract.check(message));
    const checked = result === stopped ? unchecked : result;
    const operation = this.model.operations.find(({ source }) => source === checked.operation);
    const unknown = operation && undocumented(message, operation);
    const all = {
      ...checked,
      faults: [...checked.faults, ...(unknown ? [{ status: 501, message: unknown }] : [])],
    };
    return { ...all, message, answer: answerOf(message, all, operation, this.model) };
  }
}

const unchecked: Checked = {
  faults: [{ status: 503, message: "it took too long to check the request" }],
  strays: [],
};

function answerOf(
  message: Message,
  { faults }: Checked,
  operation: Operation | undefined,
  model: ApiModel,
): Answer {
  const [fault] = faults;
  const { code, example } = preferencesOf(message);
  const status = fault ? String(fault.status) : code;
  const response = operation && responseWith(status, operation);
  const media =
    response?.content.find(({ type }) => message.headers.accept?.includes(type)) ??
    response?.content[0];
  const examples = media?.examples ?? [];
  const shown =
    examples.find(({ name }) => name === example) ??
    // Prefers an example without `null`, for clients that go on with a value of the response.
    examples.find(({ value }) => !JSON.stringify(value).includes(":null")) ??
    examples[0];
  if (fault) {
    const detail = faults.map((one) => one.message).join("; ");
    const body = shown && withWords(shown.value, detail);
    if (response && media && shown && body !== undefined) {
      const head = headOf(response, media, fault.status);
      return { ...head, body: textOf(body, shown, head.status, media) };
    }
    const problem = {
      title: "The request does not match the documentation.",
      status: fault.status,
      detail,
    };
    return {
      status: fault.status,
      headers: { "Content-Type": "application/problem+json" },
      body: JSON.stringify(problem),
    };
  }
  if (!response) return { status: 501, headers: {}, body: "" };
  const skip = operation && skipParameter(operation, model);
  const value = shown && pageOf(shown.value, skip, new URLSearchParams(message.query));
  const other = statusOf(code ?? response.status.replace("default", "200")) ?? 200;
  const head = headOf(response, media, other);
  return {
    ...head,
    body: media && shown && value !== undefined ? textOf(value, shown, head.status, media) : "",
  };
}

/** Returns the preferences of a client: `Prefer: code=404, example=none` (RFC 7240). */
function preferencesOf({ headers }: Message): {
  readonly code?: string;
  readonly example?: string;
} {
  const pairs = [headers.prefer ?? ""]
    .flat()
    .join()
    .split(/[,;]/)
    .map((one) => one.trim().split("="));
  return Object.fromEntries(
    pairs.map(([name = "", value = ""]) => [name, value.replaceAll('"', "")]),
  );
}

/** Returns the status for a code: the first of a range, or 400 for `default`; `undefined` if no response can have it. */
function statusOf(code: string): number | undefined {
  const status = code.replace(/^default$/i, "400").replace(/xx$/i, "00");
  return /^[2-5]\d\d$/.test(status) ? Number(status) : undefined;
}

/** Returns a message if a client asks for a status, an example or a success that the operation does not document. */
function undocumented(message: Message, operation: Operation): string | undefined {
  const { code, example } = preferencesOf(message);
  const subject = `${message.method} ${operation.path} documents no`;
  const found =
    code === undefined
      ? responseWith(code, operation)
      : statusOf(code) && responseFor(code, ["default"], operation);
  const statuses = operation.responses.map(({ status }) => status).join(", ") || "no responses";
  if (!found) return `${subject} ${code ?? "success"}; it documents ${statuses}`;
  const named = responseWith(code, operation)?.content.flatMap(({ examples }) => examples) ?? [];
  const names = named.map(({ name }) => name);
  if (example === undefined || names.includes(example)) return undefined;
  return `${subject} example ${example}; ${names.length > 0 ? `it documents ${names.join(", ")}` : "the response has none"}`;
}

/** Returns the response for a status; without one, that of a success or redirect. An undocumented error looks like a documented one. */
function responseWith(status: string | undefined, operation: Operation): Response | undefined {
  if (status !== undefined) return responseFor(status, ["400", "422", "default"], operation);
  const ofRange = (range: string) =>
    operation.responses.find((one) => one.status.startsWith(range));
  return ofRange("2") ?? ofRange("3") ?? ofRange("default");
}

/** Returns the response for a status or its range, or else the first of other statuses. */
function responseFor(status: string, others: readonly string[], { responses }: Operation) {
  const wanted = [status, `${status.charAt(0)}XX`, ...others];
  return wanted.flatMap((one) =>
    responses.filter((other) => other.status.toUpperCase() === one.toUpperCase()),
  )[0];
}

function headOf(
  { status, headers }: Response,
  media: MediaType | undefined,
  other: number,
): Pick<Answer, "status" | "headers"> {
  const values = headers.flatMap(({ name, examples: [example] }) =>
    example && isSendable(name, String(example.value)) ? [[name, String(example.value)]] : [],
  );
  return {
    status: /^\d+$/.test(status) ? Number(status) : other,
    headers: {
      ...Object.fromEntries(values),
      ...(media && { "Content-Type": media.type.replace("*/*", "application/octet-stream") }),
    },
  };
}

function isSendable(name: string, value: string): boolean {
  if (/^(content-(length|type|encoding)|transfer-encoding|connection)$/i.test(name)) return false;
  return attempt(() => validateHeaderValue(name, value) ?? true) === true;
}

/** Returns an error with a different message; `undefined` if it has no member for a message. */
function withWords(value: JsonValue, words: string): JsonValue | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (Array.isArray(value)) {
    const first = withWords(value[0] as JsonValue, words);
    return first === undefined ? undefined : [first];
  }
  const members = Object.entries(value);
  const own = members.find(
    ([name, member]) =>
      /^(message|detail|description|reason)$/i.test(name) && typeof member === "string",
  );
  if (own) return { ...value, [own[0]]: words };
  for (const [name, member] of members) {
    const inner = member === undefined ? undefined : withWords(member, words);
    if (inner !== undefined) return { ...value, [name]: inner };
  }
  return undefined;
}

/** Gives a problem the status of its response (RFC 9457, 3.1.2), whatever status its example has. */
function withStatus(value: JsonValue, status: number, { type }: MediaType): JsonValue {
  const isProblem =
    /problem\+json/i.test(type) && isRaw(value) && typeof value["status"] === "number";
  return isProblem ? { ...value, status } : value;
}

/** Returns the part of a list that a client asks for, so that reading it page by page comes to an end. */
function pageOf(value: JsonValue, name: string | undefined, query: URLSearchParams): JsonValue {
  if (!Array.isArray(value) || name === undefined) return value;
  const skip = Number(query.get(name));
  return value.slice(skip, skip + Number(query.get("limit") ?? value.length)) as JsonValue;
}

function textOf(example: JsonValue, { origin }: Example, status: number, media: MediaType): string {
  const { type, isStream } = media;
  const value = withStatus(example, status, media);
  const isEvent = isStream && type.includes("event-stream");
  if (typeof value !== "string" && isJsonLines(type))
    return jsonLines(type, itemsOf(media, { value, origin }));
  if (isEvent && !(typeof value === "string" && eventField.test(value))) return eventText(value);
  return typeof value === "string" && !isJson(type) ? value : JSON.stringify(value);
}

/** Writes an event of a stream: its fields, each on lines of its own (OpenAPI 3.2, 4.14.3.2), or data that are JSON. */
function eventText(value: JsonValue): string {
  const names = isRaw(value) ? Object.keys(value) : [];
  const isEvent = names.includes("data") && names.every((one) => eventField.test(`${one}:`));
  const lines = Object.entries<unknown>(isEvent ? asRaw(value) : { data: value }).flatMap(
    ([name, field]) =>
      (typeof field === "string" ? field : JSON.stringify(field))
        .split(/\r\n?|\n/)
        .map((line) => `${name}: ${line}`),
  );
  return `${lines.join("\n")}\n\n`;
}

const eventField = /^(data|event|id|retry):/m;

/** Bytes that the body of a request may have. */
const maxBody = 10 * 1024 * 1024;

/**
 * Serves a mock on the loopback interface, to this machine only.
 *
 * @param port 0: any free port
 * @param onExchange called for each request that was answered
 * @param onError called for each request that failed because of a bug
 * @returns the listening server and its origin
 */
export async function serveMock(
  mock: Mock,
  port: number,
  onExchange: (exchange: Exchange) => void,
  onError: (error: unknown) => void = () => undefined,
): Promise<{ readonly server: Server; readonly origin: string }> {
  const server = createServer((request, response) => {
    const { method = "", url = "", headers } = request;
    const shared = sharingHeaders(headers);
    for (const [name, value] of Object.entries(shared)) response.setHeader(name, value);
    const refuse = (status: number, reason: string) =>
      response.writeHead(status, { Connection: "close", "Content-Type": "text/plain" }).end(reason);
    // The absolute form of a target takes precedence over `Host` (RFC 9112, 3.2.2).
    const [origin = "", host = headers.host] = /^https?:\/\/([^/?#]*)/i.exec(url) ?? [];
    const target = url.slice(origin.length);
    const answered = async () => {
      if (!isLoopbackHost(host))
        return refuse(421, "This server answers only requests to localhost.\n");
      // A browser asks first; the document says nothing of it.
      if (method === "OPTIONS" && "Access-Control-Allow-Methods" in shared)
        return response.writeHead(204).end();
      const body = await bodyOf(request);
      if (!body) return refuse(413, `A body may have at most ${maxBody} bytes.\n`);
      const exchange = mock.answer({ method, target, headers, body });
      const { status, headers: own, body: text } = exchange.answer;
      // These have no content (RFC 9110, 8.6).
      const length = /^(204|304)$/.test(String(status)) ? undefined : Buffer.byteLength(text);
      response.writeHead(status, {
        ...own,
        ...(length !== undefined && { "Content-Length": length }),
      });
      response.end(length === undefined ? undefined : text);
      return onExchange(exchange);
    };
    answered().catch((error: unknown) => {
      // The client left before its request was complete.
      if (request.destroyed && !request.complete) return;
      refuse(500, "The mock server failed; its terminal says why.\n");
      onError(error);
    });
  });
  await new Promise<void>((resolve, reject) =>
    server.once("error", reject).listen(port, "127.0.0.1", resolve),
  );
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Returns the headers that let the pages of this machine, and no others, call the mock in a browser (Fetch, 3.3). */
function sharingHeaders(headers: IncomingHttpHeaders): Readonly<Record<string, string>> {
  const { origin = "", "access-control-request-method": method } = headers;
  if (!URL.canParse(origin) || !isLoopbackHost(new URL(origin).host)) return {};
  const asked = headers["access-control-request-headers"];
  return {
    "Access-Control-Allow-Origin": origin,
    "Access-Control-Allow-Credentials": "true",
    "Access-Control-Expose-Headers": "*",
    Vary: "Origin",
    ...(method !== undefined && { "Access-Control-Allow-Methods": method }),
    ...(asked !== undefined && { "Access-Control-Allow-Headers": asked }),
  };
}

/** Reads the body of a request; `undefined` if it exceeds {@link maxBody}. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBody) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
