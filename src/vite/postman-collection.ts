import { type Json, type JsonObject, isObject, objectOf, objectsOf, stringOf } from "./json";
import { createResolveRef, parameterValue, sampleOf, type ResolveRef } from "./openapi-samples";

/** A name with a value, as Postman writes headers, query parameters, variables and fields of forms. */
interface Pair {
  readonly key: string;
  readonly value: string;
  readonly description?: string;
  readonly disabled?: true;
  readonly type?: "text" | "file" | "string";
}

interface PostmanRequest {
  readonly name: string;
  readonly request: {
    readonly method: string;
    readonly description?: string;
    readonly auth: { readonly type: "noauth" };
    readonly header: readonly Pair[];
    readonly url: {
      readonly raw: string;
      readonly host: readonly string[];
      readonly path: readonly string[];
      readonly query?: readonly Pair[];
      readonly variable?: readonly Pair[];
    };
    readonly body?: PostmanBody;
  };
  readonly response: readonly never[];
}

type PostmanBody =
  | {
      readonly mode: "raw";
      readonly raw: string;
      readonly options: { readonly raw: { readonly language: "json" | "text" | "xml" } };
    }
  | { readonly mode: "urlencoded"; readonly urlencoded: readonly Pair[] }
  | { readonly mode: "formdata"; readonly formdata: readonly Pair[] }
  | { readonly mode: "file"; readonly file: { readonly src: null } };

/** The operations of one tag. */
interface PostmanFolder {
  readonly name: string;
  readonly description?: string;
  readonly item: readonly PostmanRequest[];
}

/** What Postman imports. */
export interface PostmanCollection {
  readonly info: {
    readonly name: string;
    readonly description?: string;
    readonly version: string;
    readonly schema: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";
  };
  readonly item: readonly (PostmanFolder | PostmanRequest)[];
  readonly variable: readonly Pair[];
}

/** What requests are written from. */
interface Context {
  readonly document: JsonObject;
  readonly resolve: ResolveRef;
}

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/**
 * Writes an OpenAPI document as a Postman collection: a folder for each tag, a request for each operation. The address of the server,
 * its parts and the credentials are variables of the collection, which its user fills in once.
 *
 * @param document without references to other files
 * @see https://schema.postman.com/collection/json/v2.1.0/draft-07/docs/index.html
 */
export function createPostmanCollection(
  document: Readonly<Record<string, unknown>>,
): PostmanCollection {
  // It comes from a parser of YAML and JSON.
  const root = document as JsonObject;
  const context: Context = { document: root, resolve: createResolveRef(root) };
  const info = objectOf(root["info"]);
  const folders = new Map<string, PostmanRequest[]>(
    objectsOf(root["tags"]).map((tag) => [stringOf(tag["name"]) ?? "", []]),
  );
  const untagged: PostmanRequest[] = [];
  for (const [path, value] of Object.entries(objectOf(root["paths"]))) {
    const item = objectOf(context.resolve(value));
    for (const [method, operation] of Object.entries(item)) {
      if (!methods.includes(method) || !isObject(operation)) continue;
      const [tag] = Array.isArray(operation["tags"]) ? operation["tags"] : [];
      const list = tag === undefined ? untagged : (folders.get(String(tag)) ?? []);
      if (tag !== undefined) folders.set(String(tag), list);
      list.push(requestOf({ path, method, operation, item }, context));
    }
  }
  return {
    info: {
      name: stringOf(info["title"]) ?? "API",
      ...described(info["description"] ?? info["summary"]),
      version: String(info["version"] ?? ""),
      schema: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json",
    },
    item: [
      ...[...folders]
        .filter(([, requests]) => requests.length > 0)
        .map(([name, item]) => ({
          name,
          ...described(
            objectsOf(root["tags"]).find((tag) => tag["name"] === name)?.["description"],
          ),
          item,
        })),
      ...untagged,
    ],
    variable: [...serverVariables(root), ...credentialVariables(context)],
  };
}

interface OperationPlace {
  readonly path: string;
  readonly method: string;
  readonly operation: JsonObject;
  readonly item: JsonObject;
}

function requestOf(place: OperationPlace, context: Context): PostmanRequest {
  const { path, method, operation, item } = place;
  const parameters = parametersOf(place, context);
  const credentials = credentialsOf(operation, context);
  const isSent = (name: string) => !/^(?:accept|authorization|content-type)$/i.test(name);
  const pairs = (location: string) =>
    parameters
      .filter((parameter) => parameter["in"] === location)
      .flatMap((parameter) => pairsOf(parameter, context));
  const { type, body } = bodyOf(operation, context);
  const query = [...pairs("query"), ...credentials.query];
  const cookies = [...pairs("cookie"), ...credentials.cookie].filter(({ disabled }) => !disabled);
  const header: readonly Pair[] = [
    ...credentials.header,
    ...pairs("header").filter(({ key }) => isSent(key)),
    ...(cookies.length === 0
      ? []
      : [{ key: "Cookie", value: cookies.map(({ key, value }) => `${key}=${value}`).join("; ") }]),
    // Postman writes the type of a form itself, with its boundary.
    ...(type === undefined || body?.mode === "formdata"
      ? []
      : [{ key: "Content-Type", value: type }]),
  ];
  const summary = stringOf(operation["summary"]) ?? stringOf(operation["operationId"]);
  const name = summary ?? `${method.toUpperCase()} ${path}`;
  return {
    name: operation["deprecated"] === true ? `${name} (deprecated)` : name,
    request: {
      method: method.toUpperCase(),
      ...described(operation["description"]),
      auth: { type: "noauth" },
      header,
      url: urlOf(serverOf(operation, item), path, pairs("path"), query),
      ...(body && { body }),
    },
    response: [],
  };
}

/** Those of the path that the operation does not replace, then its own (OpenAPI 3.1, 4.8.10.1). */
function parametersOf({ operation, item }: OperationPlace, { resolve }: Context) {
  const read = (list: Json | undefined) =>
    (Array.isArray(list) ? list : []).map((parameter) => objectOf(resolve(parameter)));
  const own = read(operation["parameters"]);
  const isReplaced = (shared: JsonObject) =>
    own.some(({ name, in: location }) => name === shared["name"] && location === shared["in"]);
  return [...read(item["parameters"]).filter((shared) => !isReplaced(shared)), ...own];
}

/** An array is sent as one pair for each item; what may be left out is there, switched off. */
function pairsOf(parameter: JsonObject, context: Context): readonly Pair[] {
  const key = stringOf(parameter["name"]) ?? "";
  const isOptional = parameter["required"] !== true && parameter["in"] !== "path";
  const { description } = parameter;
  return parameterValue(parameter, context.resolve).map((value) => ({
    key,
    value,
    ...described(description),
    ...(isOptional && { disabled: true }),
  }));
}

function urlOf(
  server: string,
  path: string,
  variables: readonly Pair[],
  query: readonly Pair[],
): PostmanRequest["request"]["url"] {
  // A variable of Postman is a whole segment; elsewhere a variable of the collection stands in.
  const segments = path
    .split("/")
    .slice(1)
    .map((segment) => {
      const whole = /^\{([^}]+)\}$/.exec(segment)?.[1];
      return whole === undefined ? segment.replace(/\{([^}]+)\}/g, "{{$1}}") : `:${whole}`;
    });
  const sent = query
    .filter(({ disabled }) => !disabled)
    .map(({ key, value }) => `${key}=${value}`)
    .join("&");
  return {
    raw: `${[server, ...segments].join("/")}${sent === "" ? "" : `?${sent}`}`,
    host: [server],
    path: segments,
    ...(query.length > 0 && { query }),
    ...(variables.length > 0 && { variable: variables }),
  };
}

/** Where an operation has a server of its own, that one; else the one of the collection. */
function serverOf(operation: JsonObject, item: JsonObject): string {
  const [own] = [...objectsOf(operation["servers"]), ...objectsOf(item["servers"])];
  return own ? serverUrl(own) : "{{baseUrl}}";
}

/** `https://{host}/v1/` → `https://{{host}}/v1` */
function serverUrl(server: JsonObject): string {
  const url = stringOf(server["url"]) ?? "";
  return url
    .trim()
    .replace(/\{([^}]+)\}/g, "{{$1}}")
    .replace(/\/+$/, "");
}

function serverVariables(document: JsonObject): readonly Pair[] {
  const servers = objectsOf(document["servers"]);
  const [first] = servers;
  const names = servers.map(
    (server) => `${serverUrl(server)} ${stringOf(server["description"]) ?? ""}`,
  );
  const parts = new Map<string, Pair>();
  for (const server of servers) {
    for (const [key, variable] of Object.entries(objectOf(server["variables"]))) {
      const { default: given, description } = objectOf(variable);
      const value = String(given ?? "");
      const known = parts.get(key);
      const other = `${stringOf(server["description"]) ?? serverUrl(server)}: ${value}`;
      const text = known ? `${known.description ?? ""}\n${other}` : description;
      parts.set(key, { key, value: known?.value ?? value, ...described(text) });
    }
  }
  return [
    {
      key: "baseUrl",
      value: first ? serverUrl(first) : "",
      ...(names.length > 1 && { description: names.map((name) => name.trim()).join("\n") }),
    },
    ...parts.values(),
  ];
}

interface Credentials {
  readonly header: Pair[];
  readonly query: Pair[];
  readonly cookie: Pair[];
}

/** What the first of the alternatives asks for (OpenAPI 3.1, 4.8.30). */
function credentialsOf(operation: JsonObject, { document, resolve }: Context): Credentials {
  const credentials: Credentials = { header: [], query: [], cookie: [] };
  const [first] = objectsOf(operation["security"] ?? document["security"]);
  const schemes = objectOf(objectOf(document["components"])["securitySchemes"]);
  for (const name of Object.keys(first ?? {})) {
    const scheme = objectOf(resolve(schemes[name]));
    const value = `{{${variableName(name)}}}`;
    if (scheme["type"] === "apiKey") {
      const location = stringOf(scheme["in"]);
      if (location === "header" || location === "query" || location === "cookie")
        credentials[location].push({ key: stringOf(scheme["name"]) ?? name, value });
    } else if (scheme["type"] === "http") {
      const kind = stringOf(scheme["scheme"]) ?? "";
      const word = kind.charAt(0).toUpperCase() + kind.slice(1);
      credentials.header.push({ key: "Authorization", value: `${word} ${value}` });
    } else if (scheme["type"] === "oauth2" || scheme["type"] === "openIdConnect") {
      credentials.header.push({ key: "Authorization", value: `Bearer ${value}` });
    }
  }
  return credentials;
}

function credentialVariables({ document, resolve }: Context): readonly Pair[] {
  const schemes = objectOf(objectOf(document["components"])["securitySchemes"]);
  return Object.entries(schemes).map(([name, value]) => {
    const scheme = objectOf(resolve(value));
    return {
      key: variableName(name),
      value: stringOf(scheme["x-example"]) ?? "",
      ...described(scheme["description"]),
    };
  });
}

/** Braces would end a variable. */
function variableName(name: string): string {
  return name.replace(/[{}]/g, "");
}

interface Body {
  readonly type?: string;
  readonly body?: PostmanBody;
}

function bodyOf(operation: JsonObject, { resolve }: Context): Body {
  const content = objectOf(objectOf(resolve(operation["requestBody"]))["content"]);
  const types = Object.keys(content);
  const type = types.find(isJson) ?? types[0];
  if (type === undefined) return {};
  const mediaType = objectOf(content[type]);
  if (type === "application/x-www-form-urlencoded") {
    const urlencoded = fieldsOf(mediaType, resolve);
    // Code generators write an empty form on every call, GET among them.
    return urlencoded.length === 0 ? {} : { type, body: { mode: "urlencoded", urlencoded } };
  }
  if (type === "multipart/form-data")
    return { type, body: { mode: "formdata", formdata: fieldsOf(mediaType, resolve) } };
  const isText = isJson(type) || /^text\/|[/+]xml\b/.test(type);
  if (!isText) return { type, body: { mode: "file", file: { src: null } } };
  const sample = sampleOf(mediaType, resolve);
  const language = isJson(type) ? "json" : /[/+]xml\b/.test(type) ? "xml" : "text";
  const isWritten = language !== "json" && typeof sample === "string";
  const raw = isWritten ? sample : JSON.stringify(sample, null, 2);
  return { type, body: { mode: "raw", raw, options: { raw: { language } } } };
}

function isJson(type: string): boolean {
  return /[/+]json\b/.test(type);
}

/** The properties of the body as fields of a form. */
function fieldsOf(mediaType: JsonObject, resolve: ResolveRef): readonly Pair[] {
  const schema = objectOf(resolve(mediaType["schema"]));
  const sample = objectOf(sampleOf(mediaType, resolve));
  const required = Array.isArray(schema["required"]) ? schema["required"] : [];
  const names = new Set([...Object.keys(objectOf(schema["properties"])), ...Object.keys(sample)]);
  return [...names].map((key) => {
    const property = objectOf(resolve(objectOf(schema["properties"])[key]));
    const value = sample[key] ?? sampleOf({ schema: property }, resolve) ?? "";
    return {
      key,
      value: typeof value === "string" ? value : JSON.stringify(value),
      ...described(property["description"]),
      ...(!required.includes(key) && { disabled: true }),
      type: property["format"] === "binary" ? "file" : "text",
    };
  });
}

function described(description: Json | undefined): { readonly description?: string } {
  const text = stringOf(description)?.trim();
  return text ? { description: text } : {};
}
