import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import {
  type At,
  type Document,
  dense,
  entries,
  isRaw,
  items,
  member,
  plain,
  step,
} from "./document";
import { fold, type Places, readPage } from "./page";
import { readTwin } from "./twin";
import { type Pages, shown, Walk } from "./walk";

const text = (value: unknown) => (typeof value === "string" ? value : undefined);
const idPart = (name: string) => name.trim().replace(/\s+/g, "-");

const statuses: Readonly<Record<string, string>> = {
  200: "OK",
  201: "Created",
  202: "Accepted",
  204: "No content",
  301: "Moved permanently",
  302: "Found",
  303: "See other",
  304: "Not modified",
  307: "Temporary redirect",
  400: "Bad request",
  401: "Unauthorized",
  402: "Payment required",
  403: "Forbidden",
  404: "Not found",
  405: "Method not allowed",
  406: "Not acceptable",
  409: "Conflict",
  410: "Gone",
  412: "Precondition failed",
  413: "Content too large",
  415: "Unsupported media type",
  422: "Unprocessable content",
  429: "Too many requests",
  500: "Internal server error",
  502: "Bad gateway",
  503: "Service unavailable",
  504: "Gateway timeout",
  "2XX": "Any success",
  "3XX": "Any redirect",
  "4XX": "Any client error",
  "5XX": "Any server error",
  default: "Any other status",
};
const statusText = (status: string) => `${status} ${statuses[status] ?? ""}`.trim();

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** An operation or webhook, with its location. */
interface Call extends At {
  readonly method: string;
  /** Path, or name of the webhook. */
  readonly target: string;
  readonly item: At;
  readonly isWebhook: boolean;
}

function callsIn(document: Document): readonly Call[] {
  const root = { value: document.root, at: "#" };
  return ["paths", "webhooks"].flatMap((key) =>
    entries(root, key).flatMap(({ key: target, ...found }) => {
      const item = document.resolve(found);
      return entries(item)
        .filter(({ key: method }) => methods.includes(method))
        .map(({ key: method, ...operation }) => ({
          ...operation,
          method,
          target,
          item,
          isWebhook: key === "webhooks",
        }));
    }),
  );
}

/** A published page of the reference. */
export class Page {
  private read: Places | undefined;

  /**
   * @param address such as `/api/create-class`
   * @param twin its Markdown
   */
  constructor(
    readonly address: string,
    readonly html: string,
    readonly twin: string,
  ) {}

  get places(): Places {
    return (this.read ??= readPage(this.html));
  }
}

/** Returns the reference pages of a built site. */
export function readSite(dir: string): readonly Page[] {
  const files = readdirSync(path.join(dir, "api"), { recursive: true, encoding: "utf8" });
  return files
    .filter((name) => path.basename(name) === "index.html")
    .map((name) => {
      const address = path.posix.join("/api", path.dirname(name)).replace(/\/$/, "");
      const read = (file: string) => readFileSync(path.join(dir, file), "utf8");
      return new Page(address, read(path.join(address, "index.html")), read(`${address}.md`));
    });
}

const letters = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/**
 * Compares the pages of the reference, and their twins, with the document.
 *
 * @param only the page to compare, if not all
 * @returns the differences, one per line: place in the document → page#id: fault
 */
export function walkSite(
  document: Document,
  pages: readonly Page[],
  only?: string,
): readonly string[] {
  const all = new Map(pages.map((page) => [page.address, page.places]));
  const slugs = new Map(
    [...all.keys()].map((address) => [address.replace(/[^/]*$/, letters), address]),
  );
  const titleOf = (places: Places | undefined) => places?.get("")?.said[0];
  // A long name is cut in the address, so the heading tells whose page it is.
  const headed = new Map(
    [...all]
      .filter(([address]) => address.startsWith("/api/schemas/"))
      .map(([address, places]) => [titleOf(places), address]),
  );
  const schemaPages: Pages = new Map(
    document.schemas.flatMap((name) => {
      const own = headed.get(name) ?? slugs.get(`/api/schemas/${letters(name)}`);
      return own === undefined ? [] : [[name, own] as const];
    }),
  );
  const problems: string[] = [];
  const walked = new Set<string>();
  const on = (address: string | undefined, missing: string, walk: (walk: Walk) => void) => {
    const page = pages.find((one) => one.address === address);
    const html = all.get(address ?? "");
    if (!page || !html) return void problems.push(`${missing} → has no page`);
    walked.add(page.address);
    if (only !== undefined && page.address !== only) return;
    const root = page.address.startsWith("/api/schemas/") ? titleOf(html) : undefined;
    for (const [name, places] of [
      [page.address, html],
      [`${page.address}.md`, readTwin(page.twin, html, root)],
    ] as const) {
      const one = new Walk(document, schemaPages, name, places, html);
      walk(one);
      problems.push(...one.finish());
    }
  };
  for (const call of callsIn(document)) {
    const name = text(member(call, "operationId").value) ?? `${call.method} ${call.target}`;
    on(slugs.get(`/api/${letters(name)}`), call.at, (walk) => operation(walk, document, call));
  }
  for (const name of document.schemas)
    on(schemaPages.get(name), `#/components/schemas/${name}`, (walk) =>
      schemaPage(walk, document, name),
    );
  on("/api", "#/info", (walk) => overview(walk, document));
  // They only repeat what the pages of operations say.
  for (const address of ["/api/compare", "/api/rules"]) walked.add(address);
  if (all.has("/api/errors")) on("/api/errors", "#", (walk) => errors(walk, document));
  for (const address of all.keys())
    if (!walked.has(address)) problems.push(`(nothing in the document) → ${address}: is surplus`);
  return problems;
}

function operation(walk: Walk, document: Document, call: Call): void {
  const { value, at, method, target, item, isWebhook } = call;
  const top = walk.expect("", at);
  if (!top || !isRaw(value)) return;
  const summary = text(value["summary"]) ?? text(member(item, "summary").value);
  const title = fold(summary ?? `${method.toUpperCase()} ${target}`);
  top.must.push({ at: step(at, "summary"), any: [title] });
  const word = method.toUpperCase();
  // If method and path are the heading, the flag is next to it.
  const isDeprecated = value["deprecated"] === true;
  const isHeading = summary === undefined && !isWebhook;
  if (isDeprecated && isHeading) top.must.push({ at: step(at, "deprecated"), any: ["deprecated"] });
  top.must.push({
    at,
    any: [
      isWebhook ? `Webhook${word}${target}` : `${word}${target}`,
      isWebhook ? `Webhook ${word} ${target}` : `${word} ${target}`,
    ].flatMap((line) =>
      isDeprecated && !isHeading
        ? [`${line}deprecated`, `${line} deprecated`, `${line} · deprecated`]
        : [line],
    ),
  });
  const tags = Array.isArray(value["tags"]) ? value["tags"].map(String) : [];
  if (tags.length > 1)
    top.must.push({ at: step(at, "tags"), any: [`Also under ${tags.slice(1).join(", ")}`] });
  const words = [{ ...call }, item].filter(
    (owner) =>
      (text(member(owner, "description").value) ?? "") !== "" ||
      isRaw(member(owner, "externalDocs").value),
  );
  for (const owner of words) description(walk, owner);
  payload(walk, document, call, item, "");
  // The line that opens for credentials and headers names them, and the servers of the API are on the overview.
  for (const one of top.place?.said ?? [])
    if (/^(?:Headers|Authorization)(?: |$)/.test(one)) top.may.add(one);
  for (const id of ["", "authorization", "header-parameters"])
    if (walk.places.has(id)) walk.expect(id, at)?.may.add("Servers");
  for (const { key: name, ...callback } of entries(call, "callbacks")) {
    walk.expect("callbacks", callback.at, "Callbacks");
    for (const { key: expression, ...inside } of entries(document.resolve(callback)))
      for (const { key: verb, ...request } of entries(document.resolve(inside)).filter(({ key }) =>
        methods.includes(key),
      )) {
        const id = `callback.${idPart(name)}`;
        const to = walk.expect(id, request.at, text(member(request, "summary").value) ?? name);
        to?.must.push({ at: request.at, any: [`${verb.toUpperCase()} Sent to ${expression}`] });
        walk.prose(to, request);
        payload(walk, document, request, inside, id);
      }
  }
  // The servers of the whole API are on the overview only.
  if (!isWebhook)
    servers(
      walk,
      [call, item].find((owner) => Array.isArray(member(owner, "servers").value)),
    );
}

/** Checks a description on its own page: its headings have ids, and the page title is not repeated. */
function description(walk: Walk, owner: At): void {
  const to = walk.expect("description", step(owner.at, "description"));
  const value = text(member(owner, "description").value) ?? "";
  const parts = value.split(/^#{1,6}\s.*$/m);
  for (const part of parts) walk.prose(to, { at: owner.at, value: { description: part } });
  to?.mayProse.push(plain(value));
  walk.prose(to, { at: owner.at, value: { externalDocs: member(owner, "externalDocs").value } });
  const seen = new Map<string, number>();
  for (const [, heading = ""] of value.matchAll(/^#{1,6}\s+(.*?)\s*#*$/gm)) {
    const name = idPart(`description.${heading.toLowerCase()}`);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    const place = walk.expect(count === 1 ? name : `${name}-${count}`, owner.at);
    if (place) place.may.add(heading);
  }
}

function servers(walk: Walk, owner: At | undefined): void {
  if (!owner) return;
  items(owner, "servers").forEach((server, index) => {
    walk.expect("servers", owner.at, "Servers");
    const id = index === 0 ? "server" : `server-${index + 1}`;
    const to = walk.expect(id, server.at);
    to?.must.push({ at: server.at, any: [String(member(server, "url").value)] });
    walk.prose(to, server);
    for (const { key, ...variable } of entries(server, "variables")) {
      const place = walk.expect(`${id}.${idPart(key)}`, variable.at);
      const values = member(variable, "enum").value;
      const list = Array.isArray(values) ? `; Allowed values: ${values.join(", ")}` : "";
      place?.must.push({
        at: variable.at,
        any: [`{${key}} default ${String(member(variable, "default").value)}${list}`],
      });
      walk.prose(place, variable);
    }
  });
}

const sections = {
  path: "Path parameters",
  query: "Query parameters",
  header: "Header parameters",
  cookie: "Cookie parameters",
};

function payload(walk: Walk, document: Document, owner: At, item: At, before: string): void {
  const at = (name: string) => (before === "" ? name : `${before}.${name}`);
  security(walk, document, owner, before);
  const parameters = new Map<string, At>();
  for (const parameter of [...items(item, "parameters"), ...items(owner, "parameters")].map((one) =>
    document.resolve(one),
  ))
    parameters.set(
      `${String(member(parameter, "in").value)}.${String(member(parameter, "name").value)}`,
      parameter,
    );
  for (const parameter of parameters.values()) {
    const location = String(member(parameter, "in").value) as keyof typeof sections;
    const name = String(member(parameter, "name").value);
    if (location === "header" && /^(?:accept|content-type|authorization)$/i.test(name)) continue;
    walk.expect(at(`${location}-parameters`), parameter.at, sections[location]);
    header(walk, document, parameter, at(`${location}.${idPart(name)}`), name);
  }
  const body = member(owner, "requestBody");
  if (body.value !== undefined) {
    const found = document.resolve(body);
    const to = walk.expect(at("request-body"), body.at, "Request body");
    walk.prose(to, found);
    if (member(found, "required").value === true)
      to?.must.push({ at: step(found.at, "required"), any: ["required"] });
    content(walk, document, found, at("request"));
  }
  for (const { key: status, ...response } of entries(owner, "responses")) {
    walk.expect(at("responses"), owner.at, "Responses");
    const found = document.resolve(response);
    const id = at(`response-${status}`);
    const to = walk.expect(id, response.at, statusText(status));
    walk.prose(to, found);
    for (const { key: name, ...one } of entries(found, "headers")) {
      if (/^content-type$/i.test(name)) continue;
      to?.may.add("Headers");
      header(walk, document, document.resolve(one), `${id}.header.${idPart(name)}`, name);
    }
    for (const { key: name, ...one } of entries(found, "links")) {
      to?.may.add("Links");
      const link = document.resolve(one);
      const place = walk.expect(`${id}.link.${idPart(name)}`, one.at, name);
      place?.must.push({ at: one.at, any: ["Leads to"] });
      const leads = callsIn(document).find(
        (call) => member(call, "operationId").value === member(link, "operationId").value,
      );
      if (leads) place?.must.push({ at: one.at, any: [String(member(leads, "summary").value)] });
      for (const { key, value } of entries(link, "parameters"))
        place?.must.push({ at: one.at, any: [`${key} = ${String(value)}`] });
      walk.prose(place, link);
    }
    const top = before === "" ? walk.expect("", owner.at) : undefined;
    top?.may.add(statusText(status));
    if (entries(found, "content").length === 0)
      for (const one of [top, to]) one?.may.add("Without a body");
    const shapes = content(walk, document, found, id);
    if (/^[45]|^default$/.test(status) && shapes.length > 0) {
      to?.may.add(`In the list of errors: ${[...new Set(shapes)].join(", ")}`);
    }
  }
}

/** Checks a parameter or a header. */
function header(walk: Walk, document: Document, owner: At, id: string, name: string): void {
  const { value } = owner;
  if (!isRaw(value)) return;
  const [media] = entries(owner, "content");
  const schema = media ? member(media, "schema") : member(owner, "schema");
  // The description of a parameter replaces that of its schema.
  const { description: _, ...bare } = isRaw(schema.value) ? schema.value : {};
  const isOwn = text(value["description"]) !== undefined;
  const said =
    isOwn && isRaw(schema.value) && typeof schema.value["$ref"] !== "string"
      ? { ...schema, value: bare }
      : schema;
  const examples = [...entries(owner, "examples"), ...(media ? entries(media, "examples") : [])];
  const only = value["example"] ?? (media ? member(media, "example").value : undefined);
  walk.value(id, [only === undefined && examples.length === 0 ? said : withoutExample(said)], id, {
    name,
    required: value["required"] === true,
    own: owner,
  });
  const to = walk.expect(id, owner.at, name);
  if (!to) return;
  walk.deprecation(to, owner);
  if (media) to.must.push({ at: media.at, any: [`written as ${media.key}`] });
  if (value["allowReserved"] === true)
    to.must.push({ at: owner.at, any: ["reserved characters not percent-encoded"] });
  if (value["allowEmptyValue"] === true) to.must.push({ at: owner.at, any: ["may be empty"] });
  for (const style of styleOf(value, walk.typeOf(schema)))
    to.must.push({ at: owner.at, any: [style] });
  if (only !== undefined)
    to.must.push({ at: step(owner.at, "example"), any: [`example ${shown(only)}`] });
  const named = examples.map((one) => ({ ...document.resolve(one), key: one.key }));
  for (const example of named) {
    const title = text(member(example, "summary").value);
    const content = shown(member(example, "value").value);
    const isFact =
      named.length === 1 &&
      title === undefined &&
      text(member(example, "description").value) === undefined;
    to.must.push({
      at: example.at,
      any: [isFact ? `example ${content}` : `Example: ${title ?? example.key} ${content}`],
    });
    walk.prose(to, example);
  }
}

function withoutExample(schema: At): At {
  if (!isRaw(schema.value)) return schema;
  const { example: _, examples: __, ...value } = schema.value;
  return { ...schema, value };
}

/** Returns how a list or an object is written in a parameter, if it differs from the default. */
function styleOf(parameter: Readonly<Record<string, unknown>>, type: string): readonly string[] {
  const location = parameter["in"];
  const usual = location === "query" || location === "cookie" ? "form" : "simple";
  const style = text(parameter["style"]) ?? usual;
  const explode =
    typeof parameter["explode"] === "boolean" ? parameter["explode"] : style === "form";
  const isExploded = explode !== (style === "form");
  const isList = type.startsWith("array");
  const words: Readonly<Record<string, string>> = {
    spaceDelimited: "separated by spaces",
    pipeDelimited: "separated by |",
    deepObject: "each property as name[property]=value",
  };
  if (words[style] !== undefined && !(explode && style.endsWith("Delimited")))
    return [words[style] ?? ""];
  const said = style === usual ? [] : [`style ${style}`];
  if (!isExploded) return said;
  return !explode && isList && said.length === 0
    ? ["separated by commas"]
    : [...said, `explode ${String(explode)}`];
}

function security(walk: Walk, document: Document, owner: At, before: string): void {
  const own = member(owner, "security").value;
  const root = { value: document.root, at: "#" };
  const from = Array.isArray(own) ? owner : before === "" ? root : undefined;
  if (!from) return;
  const alternatives = items(from, "security");
  if (alternatives.length === 0) return;
  const id = before === "" ? "authorization" : `${before}.authorization`;
  const to = walk.expect(id, from.at, "Authorization");
  if (alternatives.length > 1) to?.must.push({ at: from.at, any: ["Any one of these is enough."] });
  const seen = new Map<string, number>();
  for (const alternative of alternatives) {
    if (entries(alternative).length === 0)
      to?.must.push({ at: alternative.at, any: ["No authentication"] });
    for (const { key: name, value, at } of entries(alternative)) {
      const count = (seen.get(name) ?? 0) + 1;
      seen.set(name, count);
      const place = walk.expect(`${id}.${idPart(name)}${count > 1 ? `-${count}` : ""}`, at);
      if (!place?.place) continue;
      to?.may.add("and");
      // On the page, it is next to the scheme; in the twin, below it.
      if (alternatives.length > 1)
        [to, place].forEach((one) => one?.may.add("The samples use this one."));
      const scopes = Array.isArray(value) ? value.map(String) : [];
      const facts = [
        `${schemeText(document, name)} · ${name}`,
        ...(scopes.length > 0 ? [`Scopes: ${scopes.join(", ")}`] : []),
      ];
      // The way to send it follows: `x-example` and `x-guide` specify it.
      for (const fact of facts)
        place.must.push({
          at,
          any: place.place.said.filter((said) => said.startsWith(fact)).concat(fact),
        });
      place.place.said
        .filter((said) => /^\S+[:=]/.test(said))
        .forEach((said) => place.may.add(said));
    }
  }
}

function schemeText(document: Document, name: string): string {
  const scheme = document.resolve(document.find(`#/components/securitySchemes/${name}`));
  const of = (key: string) => String(member(scheme, key).value);
  const places: Readonly<Record<string, string>> = {
    header: "header",
    query: "query parameter",
    cookie: "cookie",
  };
  const format = text(member(scheme, "bearerFormat").value);
  switch (of("type")) {
    case "apiKey":
      return `${of("name")} ${places[of("in")] ?? ""} · API key`;
    case "http":
      return `HTTP authentication, scheme ${of("scheme")}${format === undefined ? "" : `, token format ${format}`}`;
    case "oauth2":
      return "OAuth 2.0";
    case "openIdConnect":
      return "OpenID Connect";
    default:
      return "Mutual TLS: a client certificate";
  }
}

/** Checks the bodies of a request or a response; returns the names of their schemas. */
function content(walk: Walk, document: Document, owner: At, id: string): readonly string[] {
  const shapes: string[] = [];
  entries(owner, "content").forEach(({ key: type, ...media }, index) => {
    const heading = `${id}.${idPart(type)}`;
    const at = index === 0 ? id : heading;
    const to = walk.expect(heading, media.at, type);
    const schema = member(media, "schema");
    if (schema.value !== undefined) {
      walk.value(heading, [schema], at);
      const shown = walk.typeOf(schema);
      const isUnion = items(schema, "oneOf").length + items(schema, "anyOf").length > 1;
      if (!isUnion && shown !== "object")
        to?.must.push({ at: schema.at, any: [`· ${shown}`, shown] });
      const variants = [...items(schema, "oneOf"), ...items(schema, "anyOf")];
      for (const one of variants.length > 0 ? variants : [schema]) {
        const name = /(\S+)$/.exec(walk.typeOf(one))?.[1] ?? "";
        shapes.push(document.schemas.includes(name) ? name : "Errors");
      }
    }
    for (const { key: name, ...encoding } of entries(media, "encoding")) {
      to?.may.add("Encoding of the parts");
      const place = walk.expect(`${at}.encoding.${idPart(name)}`, encoding.at, name);
      const given = encoding.value;
      if (!isRaw(given)) continue;
      if (given["contentType"] !== undefined)
        place?.must.push({ at: encoding.at, any: [`written as ${String(given["contentType"])}`] });
      for (const style of styleOf({ in: "query", ...given }, "array")) place?.may.add(style);
      for (const word of ["style", "explode"]) place?.may.add(`${word} ${String(given[word])}`);
    }
    examples(walk, document, media, at, heading);
  });
  return shapes;
}

/** Checks the examples of a body. One without a value is a link. */
function examples(walk: Walk, document: Document, media: At, at: string, heading: string): void {
  const own = member(media, "example");
  const named = [
    ...(own.value === undefined
      ? []
      : [{ key: "example", title: "example", value: own.value, at: own.at }]),
    ...entries(media, "examples").map((one) => {
      const example = document.resolve(one);
      return {
        ...one,
        title: text(member(example, "summary").value) ?? one.key,
        value: member(example, "value").value,
        about: example,
      };
    }),
  ];
  for (const example of named) {
    if (example.value === undefined) continue;
    const id = `${at}.example.${idPart(example.key)}`;
    const to = walk.expect(id, example.at);
    if (!to?.place) continue;
    const type = heading.slice(heading.startsWith(`${at}.`) ? at.length + 1 : 0);
    to.must.push({
      at: example.at,
      any: [
        `Example: ${example.title}`,
        `Example: ${example.title} (${heading.split(/\.(?=[^.]*\/)/).at(-1) ?? type})`,
      ],
    });
    if ("about" in example) walk.prose(to, example.about);
    const codes = to.place.codes;
    if (!codes.some((code) => sameValue(code, example.value)))
      walk.problems.push(
        `${example.at} → ${walk.page}#${id}: shows ${codes.join(" and ").slice(0, 200)} instead of ${JSON.stringify(example.value).slice(0, 200)}`,
      );
  }
  if (named.length > 0) return;
  // Without an example, the page makes one up and says so.
  for (const [id, { said }] of walk.places)
    if (
      id.startsWith(`${at}.example.`) &&
      said.some((one) => /generated from the schema/.test(one))
    )
      said.forEach((one) => walk.expect(id, media.at)?.may.add(one));
}

/** Whether code shows a value. XML is written from the value, so it must contain its texts. */
function sameValue(code: string, value: unknown): boolean {
  if (typeof value === "string" && code.trim() === value.trim()) return true;
  if (code.trimStart().startsWith("<"))
    return scalarsIn(value).every((one) => dense(code).includes(dense(String(one))));
  try {
    return isDeepStrictEqual(JSON.parse(code), value);
  } catch {
    return false;
  }
}

const scalarsIn = (value: unknown): readonly unknown[] =>
  typeof value === "object" && value !== null ? Object.values(value).flatMap(scalarsIn) : [value];

function schemaPage(walk: Walk, document: Document, name: string): void {
  const schema = document.find(`#/components/schemas/${name}`);
  walk.value("", [schema], name, { root: name });
  const to = walk.expect("", schema.at);
  to?.must.push({ at: schema.at, any: [name] });
  const users = walk.places.get("used-by");
  if (users) {
    walk.expect("used-by", schema.at, "Used by");
    users.said.forEach((one) => walk.expect("used-by", schema.at)?.may.add(one));
  }
  for (const [id, { said }] of walk.places)
    if (id.startsWith("example.")) said.forEach((one) => walk.expect(id, schema.at)?.may.add(one));
}

const indexes = {
  operations: "Operations",
  webhooks: "Webhooks",
  authentication: "Authentication",
  errors: "Errors",
  rules: "Field rules",
  compare: "Compare operations",
  downloads: "Downloads",
};

const addresses: Readonly<Record<string, string>> = {
  authorizationUrl: "Authorization URL",
  deviceAuthorizationUrl: "Device authorization URL",
  tokenUrl: "Token URL",
  refreshUrl: "Refresh URL",
};

function overview(walk: Walk, document: Document): void {
  const root = { value: document.root, at: "#" };
  const info = member(root, "info");
  const top = walk.expect("", info.at);
  for (const key of ["title", "summary"]) {
    const said = text(member(info, key).value);
    if (said !== undefined) top?.must.push({ at: step(info.at, key), any: [said] });
  }
  top?.must.push({ at: info.at, any: [`Version ${String(member(info, "version").value)}`] });
  for (const one of top?.place?.said ?? [])
    if (/^(?:Contact|License): |^Terms of service$/.test(one)) top?.may.add(one);
  if (text(member(info, "description").value) !== undefined)
    description(walk, {
      ...info,
      value: { ...(info.value as object), externalDocs: document.root["externalDocs"] },
    });
  servers(walk, root);
  for (const [id, name] of Object.entries(indexes)) {
    const place = walk.places.has(id) ? walk.expect(id, "#", name) : undefined;
    // Links that the site adds, not the document.
    if (id !== "operations") place?.place?.said.forEach((one) => place.may.add(one));
  }
  const groups = [...walk.places.keys()].filter((id) => id.startsWith("tag."));
  const listed = groups.map((id) => walk.expect(id, "#/tags"));
  for (const tag of items(root, "tags")) {
    const prose = plain(text(member(tag, "description").value) ?? "");
    for (const to of listed) to?.mayProse.push(prose);
    if (!listed.some((to) => to && dense(to.place?.said.join("") ?? "").includes(prose)))
      walk.problem(tag.at, "operations", "lacks the description of a tag");
  }
  for (const call of callsIn(document)) {
    const summary = fold(text(member(call, "summary").value) ?? "");
    const word = call.isWebhook ? "Webhook" : call.method.toUpperCase();
    // If the path is the title, the flag follows it.
    const flag = member(call, "deprecated").value === true ? /(?: deprecated)?$/ : /$/;
    const isLine = (one: string) =>
      one.startsWith(word) &&
      one.includes(summary) &&
      one.replace(flag, "").endsWith(` ${call.target}`);
    const lines = listed.map((to) => to?.place?.said.filter(isLine) ?? []);
    listed.forEach((to, index) => lines[index]?.forEach((one) => to?.may.add(one)));
    if (lines.flat().length === 0) walk.problem(call.at, "operations", `does not list ${summary}`);
  }
  for (const { key, ...scheme } of entries(root, "components", "securitySchemes")) {
    const id = `security.${idPart(key)}`;
    const to = walk.expect(id, scheme.at, key);
    walk.prose(to, document.resolve(scheme));
    const facts = schemeText(document, key);
    const line = to?.place?.said.find((said) => said.startsWith(facts)) ?? facts;
    to?.must.push({ at: scheme.at, any: [line] });
    for (const { key: kind, ...flow } of entries(document.resolve(scheme), "flows")) {
      const words = kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
      to?.must.push({
        at: flow.at,
        any: [`${words.charAt(0).toUpperCase()}${words.slice(1)} flow`],
      });
      to?.may.add("Scopes");
      for (const { key: url, value } of entries(flow))
        if (url.endsWith("Url")) {
          const label = addresses[url] ?? url;
          to?.must.push({ at: flow.at, any: [String(value), `${label}: ${String(value)}`] });
          to?.may.add(label);
        }
      for (const { key: scope, value, at } of entries(flow, "scopes"))
        to?.must.push({ at, any: [`${scope} ${String(value)}`] });
    }
  }
}

function errors(walk: Walk, document: Document): void {
  for (const name of document.schemas) {
    const id = `error-${name}`;
    if (!walk.places.has(id)) continue;
    const schema = document.find(`#/components/schemas/${name}`);
    walk.value(id, [schema], id, { root: name });
  }
  for (const [id, { said }] of walk.places) {
    if (/^error-[^.~]*$|\.example\.|^$/.test(id))
      said.forEach((one) => walk.expect(id, "#")?.may.add(one));
    if (/^error-(?:no-body|array-|map-|one-|object)/.test(id)) walk.expect(id, "#");
  }
}
