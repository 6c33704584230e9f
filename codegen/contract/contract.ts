import type { IncomingHttpHeaders } from "node:http";
import { attempt } from "../files";
import { ignoredHeaders, methods } from "../keywords";
import {
  asRaw,
  asList,
  entries,
  isObject,
  isRaw,
  items,
  join,
  mapShared,
  nameOf,
  type Place,
  type Raw,
  type SpecDocument,
} from "../document/document";
import { discriminatorOf } from "../document/discriminator";
import { suggestionsFor } from "../suggestions";
import {
  createSchemaCheck,
  type SchemaCheck,
  type SchemaError,
  textOf,
} from "../document/json-schema";
import {
  fieldAs,
  isOf,
  type Pair,
  pairsOf,
  readBody,
  valueOf,
  type Written,
  writtenAs,
} from "./decode";

/** A request as it arrived. */
export interface Message {
  /** In upper case. */
  readonly method: string;
  /** Percent-encoded, without the path of a server. */
  readonly path: string;
  readonly query: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A difference between a request and the document. */
interface Fault {
  /** The status with which a server responds. */
  readonly status: number;
  /** A sentence without its period. */
  readonly message: string;
}

/** The result of checking a request against the document. */
export interface Checked {
  /** Where its operation is below `paths`; absent if there is none. */
  readonly operation?: string;
  readonly faults: readonly Fault[];
  /** Headers that the document does not have and that no client sends on its own. Servers ignore them. */
  readonly strays: readonly string[];
}

interface Parameter extends Written {
  readonly required: boolean;
  /** It is described by `content`, so its value is JSON. */
  readonly isJson: boolean;
  /** Pointer of the schema. */
  readonly schema: string;
}

interface Route {
  readonly method: string;
  readonly path: string;
  readonly operation: Place<Raw>;
  /** Its place below `paths`, before references are resolved. */
  readonly source: string;
  readonly parameters: readonly Parameter[];
  /** Alternatives, each with the schemes that it needs. */
  readonly security: readonly (readonly Raw[])[];
}

/** Headers that clients send on their own. */
export const ofClients =
  /^(host|connection|user-agent|accept.*|content-.*|transfer-encoding|expect|cache-control|pragma|origin|referer|dnt|te|sec-.*|prefer)$/;

/** As many as the check on a page shows. */
const maxFaults = 50;

/** The requests that an OpenAPI document describes, read from the document itself, not from codegen's model. */
export class Contract {
  private readonly routes: readonly Route[];
  private readonly strict: SchemaCheck;
  /** For values sent as text. */
  private readonly coercing: SchemaCheck;

  constructor(private readonly document: SpecDocument) {
    this.strict = createSchemaCheck(document, "request");
    this.coercing = createSchemaCheck(document, "request", { coerceTypes: "array" });
    this.routes = entries(document.root["paths"], "#/paths")
      .flatMap((place) => this.routesOf(place.key, document.resolve(place)))
      // A path without parameters takes precedence (OpenAPI 3.1, 4.8.8.1).
      .sort((one, other) => one.path.split("{").length - other.path.split("{").length);
  }

  /** Finds the operation of a request, and every fault of the request. */
  check(message: Message): Checked {
    const { method, path } = message;
    const there = this.routes.filter((one) => parametersIn(path, one.path));
    const route = there.find((one) => one.method === method);
    if (!route) {
      const allowed = [...new Set(there.map((one) => one.method))].join(", ");
      const fault = allowed
        ? { status: 405, message: `the path ${path} supports ${allowed} only` }
        : { status: 404, message: `the document has no path ${path}${this.pathHint(path)}` };
      return { faults: [fault], strays: [] };
    }
    const faults = [
      ...credentialFaults(route, message),
      ...this.parameterFaults(route, message),
      ...this.bodyFaults(route, message),
    ];
    const more = faults.length - maxFaults;
    const told =
      more > 0 ? [...faults.slice(0, maxFaults), refused(`${more} more mistakes`)] : faults;
    return { operation: route.source, faults: told, strays: strays(route, message) };
  }

  private routesOf(path: string, item: Place): readonly Route[] {
    const own = this.parametersOf(item);
    const others = join(item.pointer, "additionalOperations");
    const operations = [
      ...entries(item.value, item.pointer).filter(({ key }) => methods.has(key)),
      ...entries(asRaw(item.value)["additionalOperations"], others),
    ];
    return operations.map(({ key, value, pointer }) => {
      const operation = { value: asRaw(value), pointer };
      const parameters = this.parametersOf(operation);
      const isReplaced = (one: Parameter) =>
        parameters.some((other) => other.in === one.in && other.name === one.name);
      const security = operation.value["security"] ?? this.document.root["security"];
      return {
        method: key.toUpperCase(),
        path,
        operation,
        source: join("#/paths", path) + pointer.slice(item.pointer.length),
        parameters: [...own.filter((one) => !isReplaced(one)), ...parameters],
        security: asList(security).map((one) =>
          Object.keys(one as Raw).flatMap((name) => this.schemeOf(name)),
        ),
      };
    });
  }

  /** Names the path that an unknown one may have meant: after a prefix, or with a few other letters; empty if there is none. */
  private pathHint(unknown: string): string {
    const sent = unknown.replace(/^\/|\/$/g, "").split("/");
    const isNear = ([part = "", ...rest]: readonly string[]) =>
      !part.includes("{") &&
      [part, ...rest].every((one, at) => {
        const given = sent[at] ?? "";
        return one.includes("{") ? given !== "" : suggestionsFor(given, [one], 2).length > 0;
      });
    const meant = this.routes.find(({ path }) => {
      const parts = path.split("/").slice(1);
      return parts.length >= sent.length && isNear(parts.slice(-sent.length));
    });
    return meant === undefined ? "" : `; did you mean ${meant.path}`;
  }

  private schemeOf(name: string): readonly Raw[] {
    const { value } = this.at(join("#/components/securitySchemes", name));
    return isRaw(value) ? [{ ...value, key: name }] : [];
  }

  private parametersOf({ value, pointer }: Place): readonly Parameter[] {
    const list = items(isRaw(value) ? value["parameters"] : undefined, join(pointer, "parameters"));
    return list.flatMap((place) => {
      const { value: parameter, pointer: at } = this.document.resolve(place);
      if (!isRaw(parameter)) return [];
      const [content] = entries(parameter["content"], join(at, "content"));
      const media = content && this.document.resolve(content);
      const schema = join(media?.pointer ?? at, "schema");
      const written = writtenAs(parameter, media ? undefined : this.at(schema).value);
      const required = parameter["required"] === true;
      return { ...written, required, isJson: media !== undefined, schema };
    });
  }

  private parameterFaults(
    { parameters, path, security }: Route,
    message: Message,
  ): readonly Fault[] {
    const query = pairsOf(message.query, "&");
    const sent: Readonly<Record<string, readonly Pair[]>> = {
      query,
      cookie: pairsOf(message.headers.cookie ?? "", ";"),
      path: parametersIn(message.path, path) ?? [],
    };
    const ofHeader = (name: string): readonly Pair[] => {
      const value = message.headers[name.toLowerCase()];
      return value === undefined ? [] : [[name, String(value)]];
    };
    const faults = parameters.flatMap((parameter): readonly Fault[] => {
      const { in: place, name, required, isJson, style, schema } = parameter;
      if (place === "header" && ignoredHeaders.test(name)) return [];
      const isOwn = ([key]: Pair) => (place === "path" ? key === name : isOf(parameter, key));
      const pairs = place === "header" ? ofHeader(name) : (sent[place] ?? []).filter(isOwn);
      const subject = `the ${place} parameter ${name}`;
      if (pairs.length === 0)
        return required && place !== "querystring" ? [refused(`${subject} is missing`)] : [];
      if (style === "label" || style === "matrix") return [];
      const value = valueOf(parameter, pairs);
      if (!isJson) return this.valueFaults(schema, value, subject, this.coercing);
      const read = attempt(() => ({ value: JSON.parse(String(value)) as unknown }));
      return read
        ? this.valueFaults(schema, read.value, subject, this.strict)
        : [refused(`${subject} is not JSON`)];
    });
    const isKnown = ([name]: Pair) =>
      parameters.some(
        (one) => one.in === "querystring" || (one.in === "query" && isOf(one, name)),
      ) || security.flat().some((scheme) => scheme["in"] === "query" && scheme["name"] === name);
    const unknown = query.filter((pair) => !isKnown(pair));
    return [
      ...faults,
      ...unknown.map(([name]) => refused(`the document has no query parameter ${name}`)),
    ];
  }

  private bodyFaults({ operation }: Route, { headers, body }: Message): readonly Fault[] {
    const { value, pointer } = this.at(join(operation.pointer, "requestBody"));
    if (!isRaw(value)) return body.length > 0 ? [refused("the document defines no body here")] : [];
    if (body.length === 0)
      return value["required"] === true ? [refused("the body is missing")] : [];
    const type = headers["content-type"] ?? "";
    const documented = entries(value["content"], join(pointer, "content"));
    const media =
      documented.find(({ key }) => essence(key) === essence(type)) ??
      documented.find(({ key }) => isRange(key, type));
    if (!media) {
      const expected = documented.map(({ key }) => key).join(" or ");
      const message = `the media type of the body is ${type || "absent"}, not ${expected}`;
      return [{ status: 415, message }];
    }
    const { value: described, pointer: at } = this.document.resolve(media);
    const schema = join(at, "schema");
    const encoding = asRaw(asRaw(described)["encoding"]);
    const properties = join(this.at(schema).pointer, "properties");
    const fields = Object.keys(asRaw(this.document.at(properties))).map((name) =>
      fieldAs(name, asRaw(encoding[name]), this.at(join(properties, name)).value),
    );
    try {
      const read = readBody(type, body, fields);
      const validator = read?.isText ? this.coercing : this.strict;
      return read ? this.valueFaults(schema, read.value, "the body", validator) : [];
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      return [refused(`the body is not ${media.key}: ${error.message}`)];
    }
  }

  /** Returns the faults of a value, by the schema at a pointer. */
  private valueFaults(
    pointer: string,
    value: unknown,
    subject: string,
    check: SchemaCheck,
  ): readonly Fault[] {
    const sent =
      check === this.coercing && this.strict(pointer, value).length > 0 ? plain(value) : value;
    return textsOf(check(pointer, sent), check).map((text) => refused(`${subject} ${text}`));
  }

  /** Returns the value at a pointer, with references resolved. */
  private at(pointer: string): Place {
    return this.document.resolve({ value: this.document.at(pointer), pointer });
  }
}

/** Changes texts that only JavaScript reads as numbers (`0x10`, ` 1`, `1e999`), so that the validator does not coerce them. */
function plain(value: unknown): unknown {
  if (isObject(value)) return mapShared(value, plain);
  const isOdd = typeof value === "string" && !Number.isNaN(Number(value)) && !isJsonNumber(value);
  return isOdd ? `${value}\0` : value;
}

function isJsonNumber(text: string): boolean {
  return /^-?(0|[1-9]\d*)(\.\d+)?(e[+-]?\d+)?$/i.test(text) && Number.isFinite(Number(text));
}

/** Describes errors, each text once. */
function textsOf(errors: readonly SchemaError[], check: SchemaCheck): readonly string[] {
  const left = [...errors];
  const texts: (readonly string[])[] = [];
  for (let error = left.pop(); error; error = left.pop()) {
    const variants = variantsOf(error, check);
    // The errors of the variants precede the error of their union.
    left.length = Math.max(0, left.length - variants.flat().length);
    const isUnion = variants.length > 0 && variants.every(({ length }) => length > 0);
    texts.push(isUnion ? unionTexts(error, variants, check) : [textOf(error)]);
  }
  return [...new Set(texts.reverse().flat())];
}

type Variants = readonly (readonly SchemaError[])[];

/** Returns the errors of a value for each variant of the union that an error is about; empty for another error. */
function variantsOf(
  { keyword, schema, data, instancePath, params }: SchemaError,
  check: SchemaCheck,
): Variants {
  if (keyword !== "anyOf" && keyword !== "oneOf") return [];
  // Validation stops after a second variant that matches.
  const [, end] = (params["passingSchemas"] ?? []) as readonly number[];
  const tried = (schema as unknown as readonly Raw[]).slice(0, end);
  return tried.map((variant) =>
    check(variant, data).map((one) => ({ ...one, instancePath: instancePath + one.instancePath })),
  );
}

/**
 * Returns the errors of the variant that the discriminator selects. Without a discriminator: the errors that all variants of a union share,
 * and one text with the others, since one variant is enough.
 */
function unionTexts(error: SchemaError, variants: Variants, check: SchemaCheck): readonly string[] {
  const { instancePath } = error;
  const selected = selectedBy(error, variants);
  if (typeof selected === "string") return [selected];
  if (selected !== undefined) return textsOf(variants[selected] ?? [], check);
  const isOfType = (errors: readonly SchemaError[]) =>
    !errors.some((one) => one.keyword === "type" && one.instancePath === instancePath);
  const meant = variants.some(isOfType) ? variants.filter(isOfType) : variants;
  const asked = meant.map((errors) => textsOf(errors, check));
  const shared = (asked[0] ?? []).filter((text) => asked.every((texts) => texts.includes(text)));
  const own = asked.map((texts) => texts.filter((text) => !shared.includes(text)).join(" and "));
  return own.includes("") ? shared : [...shared, [...new Set(own)].join(", or ")];
}

/**
 * Reads the discriminator of a union of named schemas (OpenAPI 3.2, 4.25).
 *
 * @returns the index of the variant that it selects, or what is wrong with the value that should select one; nothing where that is unclear
 */
function selectedBy(error: SchemaError, variants: Variants): number | string | undefined {
  const { parentSchema, schema, data, instancePath } = error;
  const discriminator = discriminatorOf(asRaw(parentSchema));
  if (!discriminator) return undefined;
  const { property, mapping, fallback } = discriminator;
  const tag = asRaw(data)[property];
  const value = /^(number|boolean)$/.test(typeof tag) ? String(tag) : tag;
  const names = (schema as unknown as readonly Raw[]).map(({ $ref, allOf }) => {
    const [only, ...others] = asList(allOf);
    const reference = $ref ?? (others.length === 0 ? asRaw(only)["$ref"] : undefined);
    // The validator knows the document by an address.
    return nameOf(String(reference).replace(/^[^#]*/, ""));
  });
  if (value === undefined ? fallback === undefined : typeof value !== "string") return undefined;
  const mapped = [...mapping].map(([key, target]) => [key, nameOf(target) ?? target] as const);
  const isMapped = (name: unknown) => mapped.some(([, target]) => target === name);
  const values = new Map<unknown, unknown>([
    ...names.filter((name) => !isMapped(name)).map((name) => [name, name] as const),
    ...mapped,
  ]);
  const wanted = values.get(value) ?? nameOf(fallback ?? "");
  const index = names.findIndex((name) => name !== undefined && name === wanted);
  if (index >= 0) return index;
  // A variant without a name, or one that is a union itself, may know the value.
  const isUnion = ({ keyword, instancePath: at }: SchemaError) =>
    /^(oneOf|anyOf)$/.test(keyword) && at === instancePath;
  // The values of a mapping are texts, which are not what a number has to equal.
  const isClear = value === tag && !values.has(value) && !names.includes(undefined);
  if (!isClear || variants.flat().some(isUnion)) return undefined;
  return textOf({
    ...error,
    instancePath: `${instancePath}/${property}`,
    keyword: "enum",
    params: { allowedValues: [...values.keys()] },
  });
}

function refused(message: string): Fault {
  return { status: 400, message };
}

function essence(type: string): string {
  return type.toLowerCase().split(";")[0]?.trim() ?? "";
}

function isRange(range: string, type: string): boolean {
  const [main, sub] = essence(range).split("/");
  return sub === "*" && (main === "*" || essence(type).startsWith(`${main}/`));
}

/** Checks that credentials are present: a mock cannot know which are right. */
function credentialFaults({ security }: Route, { headers, query }: Message): readonly Fault[] {
  const isSent = (scheme: Raw): boolean => {
    const { type, in: place, name = "", scheme: kind = "bearer" } = scheme;
    if (type === "mutualTLS") return true;
    if (type !== "apiKey")
      return (
        headers.authorization?.toLowerCase().startsWith(`${String(kind).toLowerCase()} `) ?? false
      );
    if (place === "header") return Boolean(headers[String(name).toLowerCase()]);
    const pairs = place === "query" ? pairsOf(query, "&") : pairsOf(headers.cookie ?? "", ";");
    return pairs.some(([sent, value]) => sent === name && value !== "");
  };
  if (security.length === 0 || security.some((schemes) => schemes.every(isSent))) return [];
  const words = security
    .map((schemes) => schemes.map(({ key }) => key).join(" and "))
    .join(", or ");
  return [{ status: 401, message: `the credential is missing: ${words}` }];
}

function strays({ parameters, security }: Route, { headers }: Message): readonly string[] {
  const schemes = security
    .flat()
    .map((one) => (one["type"] === "apiKey" ? one : { in: "header", name: "authorization" }));
  const known = [...parameters, ...schemes].map((one) =>
    String(one["in"] === "header" ? one["name"] : one["in"]).toLowerCase(),
  );
  return Object.keys(headers).filter((name) => !ofClients.test(name) && !known.includes(name));
}

/** Returns the path parameters of a request, each of at least one character; `undefined` if the template describes another path. */
function parametersIn(path: string, template: string): readonly Pair[] | undefined {
  const segments = path.split("/");
  const wanted = (template.split("?")[0] ?? "").split("/");
  if (segments.length !== wanted.length) return undefined;
  const found = wanted.map((one, at) => valuesIn(segments[at] ?? "", one));
  return found.every((pairs) => pairs !== undefined) ? found.flat() : undefined;
}

/** Reads a segment from its end. (A regular expression needs a power of its length where parameters stand side by side.) */
function valuesIn(segment: string, template: string): readonly Pair[] | undefined {
  const parts = template.split(/\{([^{}]*)\}/);
  const end = parts.pop() ?? "";
  if (parts.length === 0) return segment === end ? [] : undefined;
  if (!segment.endsWith(end)) return undefined;
  let rest = segment.slice(0, segment.length - end.length);
  const pairs: Pair[] = [];
  while (parts.length > 0) {
    const [before = "", name = ""] = parts.splice(-2);
    const isFirst = parts.length === 0;
    const start = isFirst
      ? rest.indexOf(before)
      : rest.lastIndexOf(before, rest.length - 1 - before.length);
    const value = rest.slice(start + before.length);
    if (value === "" || (isFirst ? start !== 0 : start < 0)) return undefined;
    pairs.unshift([name, value]);
    rest = rest.slice(0, start);
  }
  return pairs;
}
