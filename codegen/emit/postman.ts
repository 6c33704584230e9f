import type { Example, MediaType, Operation, Response, Server, Tag } from "../model/types";
import { markdownText } from "../model/markdown-text";
import { bodyOf, sampleHeader } from "../samples/body";
import { concreteType } from "../samples/media-type";
import {
  bodyText,
  type Pair,
  postmanRequest,
  variableName,
  viewerOf,
} from "../samples/postman-request";
import { jsonFile } from "./jsx";
import type { EmitContext } from "./pages";
import { summaryOf } from "../model/plain-text";

/**
 * Returns the API as a Postman collection: a folder per tag, a request per operation, a saved example per
 * response. The server's URL, its variables and the credentials are variables of the collection, for the user to fill in once.
 *
 * @see https://schema.postman.com/collection/json/v2.1.0/draft-07/docs/index.html
 */
export function postmanCollection(context: EmitContext): string {
  const { info, tags, servers, securitySchemes } = context.model;
  const requestsOf = ({ operations }: Tag) =>
    operations
      .filter(({ kind }) => kind === "operation")
      .map((operation) => itemOf(operation, context));
  // Operations without a tag are next to the folders.
  const isFolder = ({ title }: Tag) => title !== undefined;
  const folders = tags.filter(isFolder).map((tag) => ({
    name: tag.title,
    description: markdownText(tag.description),
    item: requestsOf(tag),
  }));
  const collection = {
    info: {
      name: info.title,
      description: markdownText(info.description) ?? info.summary,
      version: info.version,
      schema: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json",
    },
    item: [
      ...folders.filter(({ item }) => item.length > 0),
      ...tags.filter((tag) => !isFolder(tag)).flatMap(requestsOf),
    ],
    variable: [
      ...serverVariables(servers),
      ...securitySchemes.map(({ name, example = "", description }) => ({
        key: variableName(name),
        value: example,
        description: markdownText(description),
      })),
    ],
  };
  return jsonFile(collection);
}

function itemOf(operation: Operation, context: EmitContext) {
  const { title, deprecated, description, responses } = operation;
  const { model } = context;
  const [own] = context.shared.own(operation).servers ?? [];
  const host = own ? serverUrl(own) : "{{baseUrl}}";
  // Postman needs a status code to return a saved response, and `default` has none; if it is alone, it is better than nothing.
  const named = responses.filter(({ status }) => status !== "default");
  const shown = named.length > 0 ? named : responses;
  const { method, ...rest } = postmanRequest(operation, host, model);
  const sent = requestAsSent({ method, ...rest });
  return {
    name: deprecated ? `${title} (deprecated)` : title,
    request: { method, description: markdownText(description), auth: { type: "noauth" }, ...rest },
    response: shown.flatMap((response) => savedResponses(response, sent, context)),
  };
}

/** Returns the request of a saved response: without disabled parts and descriptions. */
function requestAsSent(part: unknown): unknown {
  if (Array.isArray(part)) return part.filter((pair: Pair) => !pair.disabled).map(requestAsSent);
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).flatMap(([key, value]) =>
      key === "description" ? [] : [[key, requestAsSent(value)]],
    ),
  );
}

/** Turns `https://{host}/v1/` into `https://{{host}}/v1`. */
function serverUrl({ url }: Server): string {
  return url.replace(/\{([^{}]+)\}/g, "{{$1}}").replace(/\/+$/, "");
}

/** Returns the URL of the first server, described with all others, and the variables of all. */
function serverVariables(servers: readonly Server[]): readonly Pair[] {
  const lines = servers.map((server) =>
    `${serverUrl(server)} ${markdownText(server.description) ?? ""}`.trim(),
  );
  const variables = new Map<string, Pair>();
  for (const server of servers)
    for (const { name: key, default: value, description } of server.variables) {
      const known = variables.get(key);
      const other = `${markdownText(server.description) ?? serverUrl(server)}: ${value}`;
      variables.set(key, {
        key,
        value: known?.value ?? value,
        description: known
          ? `${known.description ?? ""}\n${other}`.trim()
          : markdownText(description),
      });
    }
  const [first] = servers;
  const description = servers.length > 1 ? lines.join("\n") : undefined;
  const baseUrl = { key: "baseUrl", value: first ? serverUrl(first) : "", description };
  return [baseUrl, ...variables.values()];
}

/** Returns the saved examples of a request, one per example of each media type. A range of statuses has no code. */
function savedResponses(
  { status, description, headers, content }: Response,
  originalRequest: unknown,
  { model }: EmitContext,
) {
  const reason = reasons.get(status);
  const saved = (media?: MediaType, example?: Example) => {
    const type = media && concreteType(media.type, example?.value);
    const names = [
      `${status} ${summaryOf(description) ?? reason ?? ""}`.trim(),
      ...(type && content.length > 1 ? [type] : []),
      ...(media && example && media.examples.length > 1 ? [example.summary ?? example.name] : []),
    ];
    const fields = [
      ...(type ? [{ name: "Content-Type", value: type }] : []),
      ...headers.flatMap(sampleHeader),
    ];
    return {
      name: names.join(" · "),
      originalRequest,
      status: reason,
      code: /^\d+$/.test(status) ? Number(status) : undefined,
      _postman_previewlanguage: type && viewerOf(type),
      header: fields.map(({ name: key, value }) => ({ key, value })),
      body: media && example && bodyText(bodyOf(media, example, model)),
    };
  };
  if (content.length === 0) return [saved()];
  return content.flatMap((media) =>
    media.examples.length > 0 ? media.examples.map((one) => saved(media, one)) : [saved(media)],
  );
}

/** Reason phrases (RFC 9110, 15; RFC 6585, 4). Node's own list differs between versions. */
const reasons: ReadonlyMap<string, string> = new Map(
  `200 OK, 201 Created, 202 Accepted, 204 No Content, 206 Partial Content, 301 Moved Permanently, 302 Found, 303 See Other,
304 Not Modified, 307 Temporary Redirect, 308 Permanent Redirect, 400 Bad Request, 401 Unauthorized, 402 Payment Required,
403 Forbidden, 404 Not Found, 405 Method Not Allowed, 406 Not Acceptable, 408 Request Timeout, 409 Conflict, 410 Gone,
412 Precondition Failed, 413 Content Too Large, 415 Unsupported Media Type, 422 Unprocessable Content, 423 Locked,
429 Too Many Requests, 500 Internal Server Error, 501 Not Implemented, 502 Bad Gateway, 503 Service Unavailable`
    .split(/,\s/)
    .map((line) => [line.slice(0, 3), line.slice(4)]),
);
