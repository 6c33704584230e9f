import { entries, isRaw, items, join, text, type Place, type Raw } from "../spec/document";
import { deprecationOf } from "./deprecation";
import { markdown } from "./markdown";
import { kebab, uniqueIdentifiers, uniqueNames } from "./names";
import {
  readContent,
  readHeaders,
  readParameters,
  readRequestBody,
  type ReadContext,
} from "./parameters";
import { readServers } from "./servers";
import type {
  Callback,
  ExternalDocs,
  HttpMethod,
  Link,
  Operation,
  Response,
  SecurityRequirement,
} from "./types";

const methods: readonly HttpMethod[] = [
  "get",
  "put",
  "post",
  "delete",
  "options",
  "head",
  "patch",
  "trace",
  "query",
];

/** An operation of the raw document with the path item that holds it. */
interface Found {
  readonly kind: Operation["kind"];
  readonly method: HttpMethod;
  readonly path: string;
  readonly item: Place<Raw>;
  readonly operation: Place<Raw>;
  /** Where the author wrote it under `paths` or `webhooks`, whatever it refers to. */
  readonly source: string;
}

/** Last parts of addresses below `/api/` that are no operation's, whether the document has such a page or not. */
const pagesOfTheirOwn: ReadonlySet<string> = new Set(["errors"]);

/**
 * Reads every operation under `paths`, then every webhook, in the author's order (OpenAPI 3.1, 4.8.8 to 4.8.10).
 *
 * @param taken identifiers, in lower case, that no page component may have
 */
export function readOperations(
  context: ReadContext,
  taken: ReadonlySet<string>,
): readonly Operation[] {
  const { root } = context.document;
  const found = [
    ...find(root["paths"], "#/paths", "operation", context),
    ...find(root["webhooks"], "#/webhooks", "webhook", context),
  ];
  const named = found.map((entry) => ({ wanted: wantedName(entry), source: entry.source }));
  const ids = uniqueNames(named, kebab, "operation", pagesOfTheirOwn);
  const pages = ids.map((id, index) => ({ wanted: id, source: found[index]?.source ?? id }));
  const identifiers = uniqueIdentifiers(pages, "Operation", taken);
  const targets = new Map(found.map((entry, index) => [operationIdOf(entry), ids[index] ?? ""]));
  return found.map((entry, index) =>
    read(entry, ids[index] ?? "", identifiers[index] ?? "", targets, context),
  );
}

function find(
  value: unknown,
  pointer: string,
  kind: Operation["kind"],
  context: ReadContext,
): readonly Found[] {
  return entries(value, pointer).flatMap((entry) => {
    const item = context.document.resolve(entry);
    if (!isRaw(item.value)) return [];
    const raw = item.value;
    return Object.keys(raw)
      .filter((key): key is HttpMethod => methods.some((method) => method === key))
      .flatMap((method): readonly Found[] => {
        const operation = context.document.resolve({
          value: raw[method],
          pointer: join(item.pointer, method),
        });
        if (!isRaw(operation.value)) return [];
        return [
          {
            kind,
            method,
            path: entry.key,
            item: { value: raw, pointer: item.pointer },
            operation: { value: operation.value, pointer: operation.pointer },
            source: join(entry.pointer, method),
          },
        ];
      });
  });
}

function operationIdOf(found: Found): string | undefined {
  return text(found.operation.value["operationId"]);
}

function wantedName(found: Found): string {
  return operationIdOf(found) ?? `${found.method} ${found.path}`;
}

function read(
  found: Found,
  id: string,
  pageIdentifier: string,
  targets: ReadonlyMap<string | undefined, string>,
  context: ReadContext,
): Operation {
  const { value: raw, pointer } = found.operation;
  const [tag] = items(raw["tags"], "").map((item) => String(item.value));
  const { root } = context.document;
  const servers = [raw, found.item.value, root].find(
    (owner) => Array.isArray(owner["servers"]) && owner["servers"].length > 0,
  );
  return {
    kind: found.kind,
    id,
    operationId: text(raw["operationId"]),
    identifier: pageIdentifier,
    method: found.method,
    path: found.path,
    title:
      text(raw["summary"])?.trim() || text(found.item.value["summary"])?.trim() || titleOf(found),
    description: markdown(text(raw["description"]) ?? text(found.item.value["description"])),
    tag: tag ?? (found.kind === "webhook" ? "Webhooks" : "Other"),
    deprecated: raw["deprecated"] === true,
    deprecation: deprecationOf(raw),
    externalDocs: readExternalDocs(raw["externalDocs"]),
    servers: found.kind === "webhook" ? [] : readServers(servers?.["servers"]),
    security: readSecurity(raw["security"] ?? root["security"]),
    parameters: readParameters(found.item, found.operation, context),
    requestBody:
      "requestBody" in raw
        ? readRequestBody(
            { value: raw["requestBody"], pointer: join(pointer, "requestBody") },
            context,
          )
        : undefined,
    responses: readResponses(raw["responses"], join(pointer, "responses"), targets, context),
    callbacks: readCallbacks(raw["callbacks"], join(pointer, "callbacks"), targets, context),
    source: found.source,
  };
}

/** A page needs a title: what the author called it, else method and path. */
function titleOf(found: Found): string {
  return operationIdOf(found) ?? `${found.method.toUpperCase()} ${found.path}`;
}

/** @param value an External Documentation Object (OpenAPI 3.1, 4.8.22) */
export function readExternalDocs(value: unknown): ExternalDocs | undefined {
  const url = isRaw(value) ? text(value["url"]) : undefined;
  return isRaw(value) && url !== undefined
    ? { url, description: markdown(text(value["description"])) }
    : undefined;
}

function readSecurity(value: unknown): readonly SecurityRequirement[] {
  return items(value, "").map((alternative) =>
    entries(alternative.value, "").map((entry) => ({
      scheme: entry.key,
      scopes: items(entry.value, "").map((scope) => String(scope.value)),
    })),
  );
}

function readResponses(
  value: unknown,
  pointer: string,
  targets: ReadonlyMap<string | undefined, string>,
  context: ReadContext,
): readonly Response[] {
  return entries(value, pointer)
    .filter((entry) => !entry.key.startsWith("x-"))
    .flatMap((entry): readonly Response[] => {
      const response = context.document.resolve(entry);
      if (!isRaw(response.value)) return [];
      const raw = response.value;
      return [
        {
          status: entry.key,
          description: markdown(text(raw["description"]) ?? text(raw["summary"])),
          headers: readHeaders(raw["headers"], join(response.pointer, "headers"), context),
          content: readContent(
            raw["content"],
            join(response.pointer, "content"),
            "response",
            context,
            entry.key,
          ),
          links: entries(raw["links"], join(response.pointer, "links")).flatMap((link) =>
            readLink(link.key, context.document.resolve(link), targets),
          ),
        },
      ];
    });
}

function readLink(
  name: string,
  place: Place,
  targets: ReadonlyMap<string | undefined, string>,
): readonly Link[] {
  if (!isRaw(place.value)) return [];
  const raw = place.value;
  const target = text(raw["operationId"]) ?? text(raw["operationRef"]) ?? "";
  return [
    {
      name,
      description: markdown(text(raw["description"])),
      operation: targets.get(target),
      target,
      parameters: entries(raw["parameters"], "").map((entry) => ({
        name: entry.key,
        value: typeof entry.value === "string" ? entry.value : JSON.stringify(entry.value),
      })),
    },
  ];
}

function readCallbacks(
  value: unknown,
  pointer: string,
  targets: ReadonlyMap<string | undefined, string>,
  context: ReadContext,
): readonly Callback[] {
  return entries(value, pointer).flatMap((entry) => {
    const callback = context.document.resolve(entry);
    return find(callback.value, callback.pointer, "webhook", context).map((found): Callback => {
      const { value: raw, pointer: place } = found.operation;
      return {
        name: entry.key,
        expression: found.path,
        method: found.method,
        title: text(raw["summary"]),
        description: markdown(text(raw["description"])),
        parameters: readParameters(found.item, found.operation, context),
        requestBody:
          "requestBody" in raw
            ? readRequestBody(
                { value: raw["requestBody"], pointer: join(place, "requestBody") },
                context,
              )
            : undefined,
        responses: readResponses(raw["responses"], join(place, "responses"), targets, context),
      };
    });
  });
}
