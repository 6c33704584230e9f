import { attempt } from "../files";
import { asRaw, isRaw, type Raw } from "../document/document";

/** A name and a value from a query, cookies or an object, as they were sent. */
export type Pair = readonly [name: string, value: string];

/** Returns the pairs of a query (`&`) or of cookies (`;`), with decoded names. */
export function pairsOf(text: string, separator: "&" | ";"): readonly Pair[] {
  const parts = text.split(separator).filter((part) => part.trim() !== "");
  return parts.map((part) => {
    const [name = "", value = ""] = part.trim().split(/=(.*)/s);
    return [decodeText(name), value];
  });
}

/** Percent-decodes a text, with `+` as a space; a malformed text stays unchanged. */
function decodeText(text: string): string {
  return attempt(() => decodeURIComponent(text.replaceAll("+", " "))) ?? text;
}

/** The parts of a parameter that determine how its value is written (OpenAPI 3.1, 4.8.12.2). */
export interface Written {
  readonly in: string;
  readonly name: string;
  readonly style: string;
  readonly explode: boolean;
  readonly kind: "text" | "array" | "object";
  /** The properties of an object; `undefined` if it may have any. */
  readonly properties: readonly string[] | undefined;
}

/** Reads how a parameter is written, with the defaults of its location. */
export function writtenAs(parameter: Raw, schema: unknown): Written {
  const place = String(parameter["in"]);
  const isForm = place === "query" || place === "cookie";
  const { style = isForm ? "form" : "simple" } = parameter;
  const { explode = style === "form" || style === "cookie" } = parameter;
  const { properties, additionalProperties } = asRaw(schema);
  return {
    in: place,
    name: String(parameter["name"]),
    style: String(style),
    explode: explode === true || style === "deepObject",
    kind: style === "deepObject" ? "object" : kindOf(schema),
    properties:
      additionalProperties === false && isRaw(properties) ? Object.keys(properties) : undefined,
  };
}

/** Returns the kind of a schema's values: everything but lists and objects is text. */
function kindOf(schema: unknown): Written["kind"] {
  const { type, items, properties } = asRaw(schema);
  if (type === "object" || isRaw(properties)) return "object";
  return type === "array" || isRaw(items) ? "array" : "text";
}

/** Whether a pair belongs to a parameter: the properties of an object may be separate pairs. */
export function isOf({ kind, name, style, explode, properties }: Written, sent: string): boolean {
  if (kind === "object" && style === "deepObject") return sent.startsWith(`${name}[`);
  if (kind === "object" && explode) return properties?.includes(sent) ?? true;
  return sent === name;
}

/** Separators of list items; the default is `,`. */
const delimiters: Readonly<Record<string, RegExp>> = {
  spaceDelimited: /%20|\+| /,
  pipeDelimited: /%7C|\|/i,
};

/**
 * Returns the value of a parameter. A text that is sent several times is a list, as in a form.
 *
 * @param pairs the pairs that belong to it; a path or a header has one
 */
export function valueOf(
  { kind, name, style, explode, ...written }: Written,
  pairs: readonly Pair[],
  decode = written.in === "header" ? (text: string) => text.trim() : decodeText,
): unknown {
  const isForm = written.in === "query" || written.in === "cookie";
  const last = pairs.at(-1)?.[1] ?? "";
  if (kind === "text" && pairs.length < 2) return decode(last);
  if (kind === "text" || (kind === "array" && explode && isForm))
    return pairs.map(([, value]) => decode(value));
  const parts = last === "" ? [] : last.split(delimiters[style] ?? ",");
  if (kind === "array") return parts.map(decode);
  const inner = new RegExp(/\[(.*)\]$/s);
  const members =
    explode && isForm
      ? pairs.map(([sent, value]) => [
          style === "deepObject" ? (inner.exec(sent)?.[1] ?? name) : sent,
          value,
        ])
      : explode
        ? parts.map((part) => part.split(/=(.*)/s))
        : parts.flatMap((part, index) => (index % 2 === 0 ? [[part, parts[index + 1] ?? ""]] : []));
  return Object.fromEntries(members.map(([key = "", value = ""]) => [decode(key), decode(value)]));
}

/** A property of a form. */
export interface Field extends Written {
  /** Its value is not written field by field, nor as JSON. */
  readonly isStyled: boolean;
}

/** Reads how a form writes a property, from its Encoding Object (OpenAPI 3.1, 4.8.15.1). */
export function fieldAs(name: string, encoding: Raw, schema: unknown): Field {
  const written = writtenAs({ ...encoding, in: "query", name }, schema);
  const { kind, style, explode } = written;
  const isSplit = kind === "object" ? style !== "deepObject" : kind === "array" && !explode;
  return { ...written, isStyled: isSplit && ("style" in encoding || "explode" in encoding) };
}

/**
 * Reads a body by its media type.
 *
 * @param fields the properties that a form may have
 * @returns its value, and whether its texts may stand for numbers or other types; `undefined` for a type that JSON Schema cannot describe,
 *   such as XML or bytes
 * @throws SyntaxError if it should be JSON but is not
 */
export function readBody(
  type: string,
  body: Buffer,
  fields: readonly Field[] = [],
): { readonly value: unknown; readonly isText: boolean } | undefined {
  const [essence = ""] = type.toLowerCase().split(/ *;/);
  if (/[/+]json$/.test(essence)) return { value: JSON.parse(body.toString()), isText: false };
  if (essence === "text/plain") return { value: body.toString(), isText: true };
  const isForm = essence === "application/x-www-form-urlencoded";
  if (!isForm && essence !== "multipart/form-data") return undefined;
  const pairs = isForm ? pairsOf(body.toString(), "&") : partsOf(type, body);
  const decode = isForm ? decodeText : (text: string) => text;
  const named = new Map(fields.map((field) => [field.name, field]));
  const styled = fields.flatMap((field) => {
    const isOwn = ([name]: Pair) => isOf(field, name) && (named.get(name) ?? field) === field;
    const own = field.isStyled ? pairs.filter(isOwn) : [];
    return own.length === 0 ? [] : [{ name: field.name, own, value: valueOf(field, own, decode) }];
  });
  const value: Record<string, unknown> = {};
  for (const one of styled) value[one.name] = one.value;
  const taken = new Set(styled.flatMap(({ own }) => own));
  for (const [name, text] of pairs.filter((pair) => !taken.has(pair))) {
    const isList = (one: string) => named.get(one)?.kind === "array";
    const [top = "", ...inner] = isList(name) ? [name] : name.replaceAll("]", "").split("[");
    const member = fieldOf(decode(text));
    const field = inner.reduceRight<unknown>((around, key) => ({ [key]: around }), member);
    value[top] = joined(value[top], field, isList(top));
  }
  return { value, isText: true };
}

/** Adds a field to a form. A field that is sent several times is a list; parts of an object (`owner[name]`) form an object. */
function joined(before: unknown, field: unknown, isList: boolean): unknown {
  if (before === undefined) return isList && !Array.isArray(field) ? [field] : field;
  if (Array.isArray(before)) {
    // A copy for each of a million fields would take hours.
    before.push(field);
    return before as unknown;
  }
  if (!isRaw(before) || !isRaw(field)) return [before, field];
  const keys = Object.entries(field).map(([key, inner]) => [
    key,
    joined(before[key], inner, false),
  ]);
  return { ...before, ...Object.fromEntries(keys) } as unknown;
}

/** Returns a field of a form, which may be JSON (OpenAPI 3.1, 4.8.15.1). */
function fieldOf(text: string): unknown {
  return (/^\s*[[{]/.test(text) && attempt<unknown>(() => JSON.parse(text))) || text;
}

/** Returns the parts of a multipart body (RFC 7578); Node's own parser rejects short boundaries. */
function partsOf(type: string, body: Buffer): readonly Pair[] {
  const [, boundary = ""] = /boundary="?([^";]+)/i.exec(type) ?? [];
  const parts = body.toString("latin1").split(`--${boundary}`).slice(1, -1);
  return parts.map((part) => {
    const [head = "", content = ""] = part.split(/\r\n\r\n(.*)\r\n$/s);
    return [/ name="([^"]*)"/.exec(head)?.[1] ?? "", Buffer.from(content, "latin1").toString()];
  });
}
