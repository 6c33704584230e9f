import type {
  ApiModel,
  Encoding,
  JsonValue,
  MediaType,
  Operation,
  Property,
  Schema,
} from "../model/types";
import { isRecord, type Pair, queryPairs, scalarText } from "./serialize";
import { jsonText, wellFormed } from "./text";

/** What a request sends. `type` is the Content-Type, which is never a range. */
export type SampleBody =
  | { readonly kind: "json"; readonly type: string; readonly value: JsonValue }
  | { readonly kind: "text"; readonly type: string; readonly text: string }
  | { readonly kind: "form"; readonly type: string; readonly pairs: readonly Pair[] }
  | { readonly kind: "multipart"; readonly type: string; readonly parts: readonly Part[] }
  /** `file` is a made-up name in the working folder. */
  | { readonly kind: "file"; readonly type: string; readonly file: string };

/** One part of a multipart body (RFC 7578). */
export type Part =
  | {
      readonly kind: "text";
      readonly name: string;
      readonly text: string;
      readonly type: string | undefined;
    }
  | {
      readonly kind: "file";
      readonly name: string;
      readonly file: string;
      readonly type: string | undefined;
    };

/**
 * The body of the sample request: the first media type with its first example.
 *
 * @returns undefined when the operation takes none. HEAD and TRACE never have one (RFC 9110, 9.3.2 and 9.3.8); GET only
 *   when the document requires it, since what such a body means is not defined (9.3.1).
 */
export function bodyFor(operation: Operation, model: ApiModel): SampleBody | undefined {
  const { method, requestBody } = operation;
  const media = requestBody?.content[0];
  if (requestBody === undefined || media === undefined) return undefined;
  if (method === "head" || method === "trace") return undefined;
  if (method === "get" && !requestBody.required) return undefined;
  const value = media.examples[0]?.value;
  const type = concreteType(media.type);
  if (isJson(type)) return { kind: "json", type, value: value === undefined ? {} : value };
  if (type.startsWith("application/x-www-form-urlencoded")) {
    return { kind: "form", type, pairs: formPairs(media, value) };
  }
  if (type.startsWith("multipart/")) {
    return { kind: "multipart", type, parts: parts(media, value, model) };
  }
  if (
    typeof value === "string" &&
    !isBinary(media.schema, undefined, model) &&
    !isBinaryType(type)
  ) {
    return { kind: "text", type, text: wellFormed(value) };
  }
  // An object in XML, YAML or the like has no single text form, so the reader brings the file.
  return { kind: "file", type, file: fileName(type, value) };
}

/** Whether a media type holds JSON: `application/json`, `text/json`, `…+json` (RFC 6839, 3.1). */
export function isJson(type: string): boolean {
  return /^[^;]*[/+]json\s*(;|$)/i.test(type);
}

/** A name for a file of this type; a declared example that looks like a file name wins. */
export function fileName(type: string, example?: JsonValue): string {
  if (typeof example === "string" && /^\w[\w-]{0,60}\.\w{1,8}$/.test(example)) return example;
  const subtype = /^[^/]*\/(?:[^;]*\+)?([\w-]+)/.exec(type)?.[1]?.toLowerCase() ?? "";
  const extensions: Readonly<Record<string, string>> = { jpeg: "jpg", plain: "txt", mpeg: "mpg" };
  const known = /^(png|gif|webp|pdf|csv|zip|gzip|json|xml|html|yaml|mp4)$/.test(subtype);
  return `file.${extensions[subtype] ?? (known ? subtype : "bin")}`;
}

function formPairs(media: MediaType, value: JsonValue | undefined): readonly Pair[] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, item]) => {
    const encoding = encodingOf(media, name);
    const styled = encoding?.style !== undefined || encoding?.explode !== undefined;
    // OpenAPI 3.1, 4.8.15.1: an object without a style is a JSON value.
    const contentType = !styled && isRecord(item) ? "application/json" : undefined;
    const style = encoding?.style ?? "form";
    const explode = encoding?.explode ?? style === "form";
    const allowReserved = encoding?.allowReserved ?? false;
    return queryPairs({ name, style, explode, allowReserved, contentType }, item);
  });
}

function parts(media: MediaType, value: JsonValue | undefined, model: ApiModel): readonly Part[] {
  const properties = propertiesOf(media.schema, model);
  const given = isRecord(value) ? value : {};
  const missing = properties.filter(
    ({ name, required, schema }) =>
      required && !Object.hasOwn(given, name) && isBinary(schema, encodingOf(media, name), model),
  );
  const names = [...Object.keys(given), ...missing.map(({ name }) => name)];
  return names.flatMap((name) => {
    const schema = properties.find((property) => property.name === name)?.schema;
    const item = Object.hasOwn(given, name) ? given[name] : undefined;
    // RFC 7578, 4.3: several values are several parts of one name.
    const items = Array.isArray(item) ? item : [item];
    return items.map((one) => part(name, one, schema, encodingOf(media, name), model));
  });
}

function part(
  name: string,
  value: JsonValue | undefined,
  schema: Schema | undefined,
  encoding: Encoding | undefined,
  model: ApiModel,
): Part {
  const resolved = resolve(schema, model);
  const content = resolved?.kind === "string" ? resolved.contentMediaType : undefined;
  const declared = (encoding?.contentType ?? content)?.split(",")[0]?.trim();
  const type = declared === undefined || declared.includes("*") ? undefined : declared;
  if (isBinary(schema, encoding, model)) {
    return { kind: "file", name, file: fileName(type ?? "", value), type };
  }
  const json = typeof value === "object" && value !== null;
  if (json || (type !== undefined && isJson(type))) {
    return { kind: "text", name, text: jsonText(value ?? null), type: type ?? "application/json" };
  }
  return { kind: "text", name, text: wellFormed(scalarText(value ?? "")), type };
}

/** Bytes rather than text: `format: binary`, or a content type without an encoding (OpenAPI 3.1, 4.8.14.3). */
function isBinary(
  schema: Schema | undefined,
  encoding: Encoding | undefined,
  model: ApiModel,
): boolean {
  const resolved = resolve(schema, model);
  if (resolved?.kind === "array") return isBinary(resolved.items, encoding, model);
  if (resolved?.kind === "string") {
    if (resolved.format === "binary") return true;
    if (resolved.contentEncoding !== undefined) return false;
    return isBinaryType(resolved.contentMediaType ?? encoding?.contentType ?? "");
  }
  return (
    (resolved === undefined || resolved.kind === "any") && isBinaryType(encoding?.contentType ?? "")
  );
}

function isBinaryType(type: string): boolean {
  return /^(image\/(?!svg)|audio\/|video\/|font\/|application\/(octet-stream|pdf|zip|gzip)\b)/i.test(
    type,
  );
}

function propertiesOf(schema: Schema | undefined, model: ApiModel): readonly Property[] {
  const resolved = resolve(schema, model);
  return resolved?.kind === "object" ? resolved.properties : [];
}

function resolve(schema: Schema | undefined, model: ApiModel): Schema | undefined {
  let current = schema;
  // The count ends a chain of references that leads back to itself.
  for (let steps = 0; current?.kind === "ref" && steps < 32; steps++) {
    const { name } = current;
    current = model.schemas.find((candidate) => candidate.name === name)?.schema;
  }
  return current;
}

function encodingOf(media: MediaType, name: string): Encoding | undefined {
  return Object.hasOwn(media.encoding, name) ? media.encoding[name] : undefined;
}

/** A range (`image/*`) is not a type that a request can name, and a line end must not reach a header. */
function concreteType(type: string): string {
  return /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(\s*;[\t\x20-\x7E]*)?$/.test(type)
    ? type
    : "application/octet-stream";
}
