import { isToken } from "../../src/samples/encode";
import {
  headerText,
  isRecord,
  type Pair,
  queryPairs,
  scalarText,
} from "../../src/samples/serialize";
import { jsonText, wellFormed } from "../../src/samples/text";
import type {
  ApiModel,
  Encoding,
  Example,
  Header,
  JsonValue,
  MediaType,
  Operation,
  Schema,
} from "../model/types";
import { concreteType, fileName, isBinaryType, isJson, isJsonLines } from "./media-type";
import { propertiesOf, resolve } from "../model/resolve";

/** The body of a request. `type` is the Content-Type, which is never a range. */
export type SampleBody =
  | { readonly kind: "json"; readonly type: string; readonly value: JsonValue }
  | { readonly kind: "text"; readonly type: string; readonly text: string }
  | { readonly kind: "form"; readonly type: string; readonly pairs: readonly Pair[] }
  | { readonly kind: "multipart"; readonly type: string; readonly parts: readonly Part[] }
  /** `file` is a made-up name in the working folder. */
  | { readonly kind: "file"; readonly type: string; readonly file: string };

/** One part of a multipart body (RFC 7578). */
export type Part = PartTraits &
  (
    | { readonly kind: "text"; readonly text: string }
    | { readonly kind: "file"; readonly file: string }
  );

interface PartTraits {
  readonly name: string;
  readonly type: string | undefined;
  /** Headers other than Content-Type and Content-Disposition. Names are tokens. */
  readonly headers: readonly { readonly name: string; readonly value: string }[];
}

/** A body, and the example in the document that it shows. */
interface BodyVariant {
  /** As written in the document; may be a range. */
  readonly mediaType: string;
  /** Absent if there is none: the body is then empty, or a file. */
  readonly example: Example | undefined;
  readonly body: SampleBody;
}

/** Returns the bodies that an operation can send: one for each example of each media type, in the author's order. */
export function bodiesFor(operation: Operation, model: ApiModel): readonly BodyVariant[] {
  return sentContent(operation).flatMap((media) => {
    const examples = media.examples.length === 0 ? [undefined] : media.examples;
    return examples.map((example) => ({
      mediaType: media.type,
      example,
      body: bodyOf(media, example, model),
    }));
  });
}

/**
 * Returns the media types in which an operation can send a body.
 *
 * @returns an empty list if it takes none. HEAD and TRACE never have one (RFC 9110, 9.3.2 and 9.3.8); GET only if the document requires it,
 *   since the meaning of such a body is undefined (9.3.1).
 */
export function sentContent({ method, requestBody }: Operation): readonly MediaType[] {
  if (requestBody === undefined || method === "head" || method === "trace") return [];
  return method === "get" && !requestBody.required ? [] : requestBody.content;
}

/** @param example an example of the media type, or another value of it; absent if there is none */
export function bodyOf(
  media: MediaType,
  example: Pick<Example, "value" | "origin"> | undefined,
  model: ApiModel,
): SampleBody {
  const value = example?.value;
  const type = concreteType(media.type, value);
  if (isJson(type)) return { kind: "json", type, value: value === undefined ? {} : value };
  if (type.startsWith("application/x-www-form-urlencoded")) {
    return { kind: "form", type, pairs: formPairs(media, value) };
  }
  if (/^multipart\//i.test(type)) {
    const all = parts(media, value, model);
    return /^multipart\/form-data\b/i.test(type)
      ? { kind: "multipart", type, parts: all }
      : wholeBody(type, all);
  }
  if (example !== undefined && typeof value !== "string" && isJsonLines(type)) {
    return { kind: "text", type, text: jsonLines(type, itemsOf(media, example)) };
  }
  if (
    typeof value === "string" &&
    !isBinary(media.schema, undefined, model) &&
    !isBinaryType(type)
  ) {
    return { kind: "text", type, text: wellFormed(value) };
  }
  // An object in XML, YAML or a similar format has no unique text form, so the reader provides the file.
  return { kind: "file", type, file: fileName(type, value) };
}

/** Returns the items of a stream: a list from the author is all of them, a value made from the item schema is one. */
export function itemsOf(
  media: MediaType,
  { value, origin }: Pick<Example, "value" | "origin">,
): readonly JsonValue[] {
  const isOne = media.isStream && origin === "sampled";
  return Array.isArray(value) && !isOne ? (value as readonly JsonValue[]) : [value];
}

/** Writes each item on a line; in a sequence, a control character marks the start of each (RFC 7464, 2.2). */
export function jsonLines(type: string, items: readonly JsonValue[]): string {
  const start = /json-seq/i.test(type) ? "\x1E" : "";
  return items.map((item) => `${start}${jsonText(item)}\n`).join("");
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
  const properties = propertiesOf(media.schema, model.index);
  const given = isRecord(value) ? value : {};
  const missing = properties.filter(
    ({ name, required, schema }) =>
      required && !Object.hasOwn(given, name) && isBinary(schema, encodingOf(media, name), model),
  );
  const names = [...Object.keys(given), ...missing.map(({ name }) => name)];
  return names.flatMap((name) => {
    const schema = properties.find((property) => property.name === name)?.schema;
    const item = Object.hasOwn(given, name) ? given[name] : undefined;
    // RFC 7578, 4.3: several values are several parts with the same name.
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
  const whole = resolve(schema, model.index);
  const resolved = whole?.kind === "array" ? resolve(whole.items, model.index) : whole;
  const content = resolved?.kind === "string" ? resolved.contentMediaType : undefined;
  // That of bytes of any kind says no more than that it is a file.
  const known = content === "application/octet-stream" ? undefined : content;
  const declared = (encoding?.contentType ?? known)?.split(",")[0]?.trim();
  const type = declared === undefined ? undefined : concreteType(declared);
  const headers = (encoding?.headers ?? []).flatMap(sampleHeader);
  if (isBinary(schema, encoding, model)) {
    return { kind: "file", name, file: fileName(type ?? "", value), type, headers };
  }
  const json = typeof value === "object" && value !== null;
  if (json || (type !== undefined && isJson(type))) {
    const text = jsonText(value ?? null);
    return { kind: "text", name, text, type: type ?? "application/json", headers };
  }
  return { kind: "text", name, text: wellFormed(scalarText(value ?? "")), type, headers };
}

/**
 * Writes a multipart body that is no form, such as `multipart/mixed` (RFC 2046, 5.1), for which clients have no function. With a file among its
 * parts, the reader provides the whole body.
 */
function wholeBody(media: string, all: readonly Part[]): SampleBody {
  const given = /;\s*boundary="?([^";]+)/i.exec(media)?.[1];
  const texts = all.flatMap((one) => (one.kind === "text" ? [one] : []));
  const isFree = (one: string) => !texts.some(({ text }) => text.includes(`--${one}`));
  const boundary = given ?? ["part", "part-of-body"].find(isFree) ?? "part-of-this-body";
  const type = given === undefined ? `${media}; boundary=${boundary}` : media;
  if (texts.length < all.length) return { kind: "file", type, file: "body.mime" };
  const written = texts.map(({ type: own = "text/plain; charset=utf-8", headers, text }) =>
    [
      `--${boundary}`,
      `Content-Type: ${own}`,
      ...headers.map((one) => `${one.name}: ${one.value}`),
      "",
      text,
    ].join("\r\n"),
  );
  return { kind: "text", type, text: [...written, `--${boundary}--`, ""].join("\r\n") };
}

/** Returns a header if it is required, or if the author gave an example of it. */
export function sampleHeader(header: Header) {
  const { name, required, explode, contentType, examples } = header;
  const [example] = examples;
  if (!example || !isToken(name) || !(required || example.origin === "declared")) return [];
  const serialization = {
    name,
    style: "simple",
    explode,
    allowReserved: false,
    contentType,
  } as const;
  return [{ name, value: headerText(serialization, example.value) }];
}

/** Whether a value is bytes rather than text: a content type without an encoding (OpenAPI 3.1, 4.8.14.3). */
function isBinary(
  schema: Schema | undefined,
  encoding: Encoding | undefined,
  model: ApiModel,
): boolean {
  const resolved = resolve(schema, model.index);
  if (resolved?.kind === "array") return isBinary(resolved.items, encoding, model);
  if (resolved?.kind === "string") {
    if (resolved.contentEncoding !== undefined) return false;
    return isBinaryType(resolved.contentMediaType ?? encoding?.contentType ?? "");
  }
  return (
    (resolved === undefined || resolved.kind === "any") && isBinaryType(encoding?.contentType ?? "")
  );
}

function encodingOf(media: MediaType, name: string): Encoding | undefined {
  return Object.hasOwn(media.encoding, name) ? media.encoding[name] : undefined;
}
