import type { Example, MediaType, Operation, Response, Server, Tag } from "../model/types";
import { markdownText } from "../model/markdown-text";
import { untagged } from "../model/operations";
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
import { hasOwnServers, type EmitContext } from "./pages";
import { summaryOf } from "./summary";

/**
 * The API as Postman imports it, `postman-collection.json`: a folder for each tag, a request for each operation, an example for each
 * response. The address of the server, its parts and the credentials are variables of the collection, which its user fills in once.
 *
 * @see https://schema.postman.com/collection/json/v2.1.0/draft-07/docs/index.html
 */
export function postmanCollection(context: EmitContext): string {
  const { info, tags, servers, securitySchemes } = context.model;
  const requestsOf = ({ operations }: Tag) =>
    operations
      .filter(({ kind }) => kind === "operation")
      .map((operation) => itemOf(operation, context));
  // What has no tag stands beside the folders.
  const isFolder = ({ name, description }: Tag) => name !== untagged || description.length > 0;
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
  const { model, schemas } = context;
  const [own] = hasOwnServers(operation, model) ? operation.servers : [];
  const host = own ? serverUrl(own) : "{{baseUrl}}";
  const { method, ...rest } = postmanRequest(operation, host, model, schemas);
  const sent = asSent({ method, ...rest });
  return {
    name: deprecated ? `${title} (deprecated)` : title,
    request: { method, description: markdownText(description), auth: { type: "noauth" }, ...rest },
    response: responses.flatMap((response) => savedResponses(response, sent, context)),
  };
}

/** The request of a saved response: without what is switched off, and without the descriptions that its request has. */
function asSent(part: unknown): unknown {
  if (Array.isArray(part)) return part.filter((pair: Pair) => !pair.disabled).map(asSent);
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).flatMap(([key, value]) =>
      key === "description" ? [] : [[key, asSent(value)]],
    ),
  );
}

/** `https://{host}/v1/` → `https://{{host}}/v1` */
function serverUrl({ url }: Server): string {
  return url.replace(/\{([^{}]+)\}/g, "{{$1}}").replace(/\/+$/, "");
}

/** The address of the first server, what is known of the others, and the parts of all. */
function serverVariables(servers: readonly Server[]): readonly Pair[] {
  const lines = servers.map((server) =>
    `${serverUrl(server)} ${markdownText(server.description) ?? ""}`.trim(),
  );
  const parts = new Map<string, Pair>();
  for (const server of servers)
    for (const { name: key, default: value, description } of server.variables) {
      const known = parts.get(key);
      const other = `${markdownText(server.description) ?? serverUrl(server)}: ${value}`;
      parts.set(key, {
        key,
        value: known?.value ?? value,
        description: known
          ? `${known.description ?? ""}\n${other}`.trim()
          : markdownText(description),
      });
    }
  const [first] = servers;
  const description = servers.length > 1 ? lines.join("\n") : undefined;
  return [{ key: "baseUrl", value: first ? serverUrl(first) : "", description }, ...parts.values()];
}

/** The answers that Postman shows beside a request: one for each example of each media type. A range of statuses has no code. */
function savedResponses(
  { status, description, headers, content }: Response,
  originalRequest: unknown,
  { model }: EmitContext,
) {
  const reason = reasons.get(status);
  const saved = (media?: MediaType, example?: Example) => {
    const type = media && concreteType(media.type);
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

/** Reason phrases (RFC 9110, 15; RFC 6585, 4). Those of Node are not the same in all its versions. */
const reasons: ReadonlyMap<string, string> = new Map(
  `200 OK, 201 Created, 202 Accepted, 204 No Content, 206 Partial Content, 301 Moved Permanently, 302 Found, 303 See Other,
304 Not Modified, 307 Temporary Redirect, 308 Permanent Redirect, 400 Bad Request, 401 Unauthorized, 402 Payment Required,
403 Forbidden, 404 Not Found, 405 Method Not Allowed, 406 Not Acceptable, 408 Request Timeout, 409 Conflict, 410 Gone,
412 Precondition Failed, 413 Content Too Large, 415 Unsupported Media Type, 422 Unprocessable Content, 423 Locked,
429 Too Many Requests, 500 Internal Server Error, 501 Not Implemented, 502 Bad Gateway, 503 Service Unavailable`
    .split(/,\s/)
    .map((line) => [line.slice(0, 3), line.slice(4)]),
);
