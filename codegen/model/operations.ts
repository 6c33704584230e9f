import {
  asRaw,
  asList,
  join,
  objectsIn,
  text,
  textsOf,
  type Place,
  type Raw,
} from "../document/document";
import { markdown } from "./markdown";
import { type FoundOperation, type OutlinedOperation, operationsIn } from "./outline";
import { pathGroups } from "./path-groups";
import { inlineText } from "./plain-text";
import { listOf, proseOf } from "./prose";
import {
  readContent,
  readHeaders,
  readParameters,
  readRequestBody,
  type ReadContext,
} from "./parameters";
import { readServer, readServers } from "./servers";
import { readWords } from "./words";
import type {
  Callback,
  Link,
  Markdown,
  Operation,
  OwnSample,
  Response,
  SecurityRequirement,
} from "./types";

/** Returns the name under which an operation is listed: its tag, or a fixed name if it has none. */
export function tagName({ tag, kind }: Pick<Operation, "tag" | "kind">): string {
  return tag ?? (kind === "webhook" ? "Webhooks" : "Other");
}

interface Context extends ReadContext {
  /** Operations by their operationIds and pointers: a link refers to one by either. */
  readonly targets: ReadonlyMap<string | undefined, string>;
}

/** Reads every operation and webhook of an outline. */
export function readOperations(
  outlined: readonly OutlinedOperation[],
  context: Omit<ReadContext, "direction">,
): readonly Operation[] {
  const targets = new Map(
    outlined.flatMap(({ id, operationId, source }) =>
      [operationId, source].map((name) => [name, id] as const),
    ),
  );
  const groups = groupsOf(outlined);
  return outlined.map((entry, index) => {
    const direction = entry.kind === "operation" ? "request" : "response";
    return read(entry, groups[index], { ...context, targets, direction });
  });
}

/**
 * Returns the title of an operation: its summary or that of its path, else method and path. A first sentence is no title: in documents
 * without summaries, half of the sentences are too long, and menus would mix both.
 */
function titleOf({ operation, item, method, path }: FoundOperation): string {
  const summaries = [operation, item].map(({ value }) => text(value["summary"])?.trim());
  return summaries.find(Boolean) ?? `${method.toUpperCase()} ${path}`;
}

/** Returns the groups of operations in a document without tags; those of webhooks, and of other documents, are `undefined`. */
function groupsOf(found: readonly FoundOperation[]): readonly (string | undefined)[] {
  const operations = found.filter(({ kind }) => kind === "operation");
  const hasTags = operations.some(({ operation }) => asList(operation.value["tags"]).length > 0);
  const groups = hasTags ? [] : pathGroups(operations.map(({ path }) => path));
  return found.map((entry) => groups[operations.indexOf(entry)]);
}

function read(found: OutlinedOperation, group: string | undefined, context: Context): Operation {
  const { value: raw, pointer } = found.operation;
  const tags = [...new Set(asList(raw["tags"]).map(String))];
  const [tag = group, ...moreTags] = tags;
  const { root } = context.document;
  const servers = [raw, found.item.value, root].find(
    (owner) => asList(owner["servers"]).length > 0,
  );
  const { id, identifier, kind, operationId, path, source } = found;
  const title = titleOf(found);
  return {
    ...exchangeOf(found, context),
    id,
    identifier,
    title,
    kind,
    operationId,
    path,
    source,
    description: withoutTitle(descriptionOf(found), title),
    tag,
    moreTags,
    servers: kind === "webhook" ? [] : readServers(servers?.["servers"]),
    security: securityOf(raw, root["security"]),
    callbacks: readCallbacks(raw["callbacks"], join(pointer, "callbacks"), context),
    ownSamples: readOwnSamples(raw),
  };
}

/** Reads what operations and callbacks have in common. */
function exchangeOf(found: FoundOperation, context: Context) {
  const { value: raw, pointer } = found.operation;
  const part = (key: string) => ({ value: raw[key], pointer: join(pointer, key) });
  return {
    method: found.method,
    ...readWords(raw),
    parameters: readParameters(found, context),
    requestBody: readRequestBody(part("requestBody"), context),
    responses: readResponses(part("responses"), context),
  };
}

/** Joins the description of an operation with its path's summary and description; a summary used as the title is left out. */
function descriptionOf({ item, operation }: FoundOperation): Markdown {
  const own = operation.value;
  const summary = text(own["summary"])?.trim() ? text(item.value["summary"]) : undefined;
  const texts = [own["description"], summary, item.value["description"]].map(text);
  return [...new Set(texts)].flatMap(markdown);
}

/** Leaves out a first paragraph that only repeats the title. */
function withoutTitle(description: Markdown, title: string): Markdown {
  const [first, ...rest] = description;
  const isTitle =
    first?.kind === "paragraph" &&
    first.children.every(({ kind }) => kind === "text" || kind === "code") &&
    inlineText(first.children).replace(/\.$/, "") === title;
  return isTitle ? rest : description;
}

/** Reads the samples in the document, under either spelling of the extension. */
function readOwnSamples(raw: Raw): readonly OwnSample[] {
  const key = ["x-codeSamples", "x-code-samples"].find((name) => Array.isArray(raw[name]));
  return objectsIn(raw[key ?? ""], "").flatMap(({ value }) => {
    const { source: code, label, lang } = textsOf(value, "source", "label", "lang");
    return code === undefined ? [] : [{ language: lang ?? label ?? "text", label, code }];
  });
}

/**
 * Returns the alternatives of an operation. An empty list in the operation removes the requirements of the API (OpenAPI 3.1,
 * 4.8.10.1).
 */
function securityOf(raw: Raw, shared: unknown): readonly SecurityRequirement[] {
  const own = raw["security"];
  const isExempt = Array.isArray(own) && own.length === 0 && readSecurity(shared).length > 0;
  return isExempt ? [[]] : readSecurity(own ?? shared);
}

/** Reads security requirements (OpenAPI 3.1, 4.8.30). */
export function readSecurity(value: unknown): readonly SecurityRequirement[] {
  return asList(value).map((alternative) =>
    Object.entries(asRaw(alternative)).map(([scheme, scopes]) => ({
      scheme,
      scopes: asList(scopes).map(String),
    })),
  );
}

function readResponses({ value, pointer }: Place, context: Context): readonly Response[] {
  const { document } = context;
  const direction = context.direction === "request" ? "response" : "request";
  const all = document.membersOf(value, pointer).filter(({ key }) => !key.startsWith("x-"));
  return all.map(({ key: status, value: raw, pointer: source }): Response => {
    const { summary, description } = textsOf(raw, "summary", "description");
    return {
      status,
      description: [...new Set([summary, description])].flatMap(markdown),
      headers: readHeaders(raw["headers"], join(source, "headers"), context),
      content: readContent(raw, source, direction, context, status),
      links: document
        .membersOf(raw["links"], join(source, "links"))
        .map((link) => readLink(link.key, link.value, context)),
      source,
    };
  });
}

function readLink(name: string, raw: Raw, { targets }: Context): Link {
  const target = text(raw["operationId"]) ?? text(raw["operationRef"]) ?? "";
  const server = readServer(raw["server"]);
  return {
    name,
    operation: targets.get(target),
    target,
    requestBody: "requestBody" in raw ? constantText(raw["requestBody"]) : undefined,
    server: server?.url,
    ...proseOf([...markdown(text(raw["description"])), ...(server?.description ?? [])]),
    parameters: listOf(
      Object.entries(asRaw(raw["parameters"])).map(([key, value]) => ({
        name: key,
        value: constantText(value),
      })),
    ),
  };
}

/** Returns a constant as JSON, or a runtime expression as written (OpenAPI 3.1, 4.8.20.4). */
function constantText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function readCallbacks(value: unknown, pointer: string, calls: Context): readonly Callback[] {
  const context = { ...calls, direction: "response" } as const;
  return context.document.membersOf(value, pointer).flatMap(({ key: name, ...callback }) =>
    operationsIn(callback.value, callback.pointer, "webhook", context.document).map(
      (found): Callback => {
        const { value: raw } = found.operation;
        return {
          ...exchangeOf(found, context),
          name,
          expression: found.path,
          title: text(raw["summary"]) ?? text(found.item.value["summary"]),
          description: descriptionOf(found),
          security: readSecurity(raw["security"]),
        };
      },
    ),
  );
}
